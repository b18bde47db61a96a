import { setup } from 'xstate'

export type FileDropEvent =
  | { type: 'drag.entered' }
  | { type: 'drag.left' }
  | { type: 'files.given'; count: number }
  | { type: 'fault.told' }
  | { type: 'fault.forgotten' }

/** F-166, U-049, V-048, V-049: no files, and more than one where only one may come, are ignored. Whether one is the wrong kind says whoever asked for it. */
export const fileDropMachine = setup({
  types: {} as { context: { isMultiple: boolean }; input: { isMultiple: boolean }; events: FileDropEvent },
  actions: { takeFiles: () => {} },
  guards: {
    isTaken: ({ context }, { count }: { count: number }) => count > 0 && (context.isMultiple || count === 1),
  },
}).createMachine({
  id: 'fileDrop',
  description: 'File upload.',
  context: ({ input }) => input,
  type: 'parallel',
  on: {
    'files.given': {
      guard: { type: 'isTaken', params: ({ event }) => ({ count: event.count }) },
      actions: 'takeFiles',
    },
  },
  states: {
    drag: {
      description: 'Whether something is being dragged over it.',
      initial: 'idle',
      states: {
        idle: { description: 'Nothing is dragged here.', on: { 'drag.entered': { target: 'active' } } },
        active: { description: 'What is dragged could be let go here.', on: { 'drag.left': { target: 'idle' } } },
      },
    },
    fault: {
      description: 'Whether something is wrong with what came.',
      initial: 'none',
      states: {
        none: { description: 'Nothing is wrong.', on: { 'fault.told': { target: 'told' } } },
        told: { description: 'What is wrong is said at its place.', on: { 'fault.forgotten': { target: 'none' } } },
      },
    },
  },
})
