import { assign, fromCallback, sendTo, setup } from 'xstate'
import type { RecordedStep, ViewerWish } from '#contract/support/recordings.ts'
import { patience, placeholder } from '#machines/placeholder.ts'

/** So many steps are kept of what comes. */
export const mostSteps = 2000

/** What was chosen, as its text can be had. */
export interface ChosenRecording {
  text(): Promise<string>
}

export type WatchEvent =
  | { type: 'steps.came'; steps: RecordedStep[] }
  | { type: 'actor.chosen'; actor: string }
  | { type: 'wish.sent'; wish: ViewerWish }
  | { type: 'recording.saved' }
  | { type: 'file.chosen'; file: ChosenRecording }
  | { type: 'step.shown'; at: number }
  | { type: 'recording.closed' }

/** `files`: a folder on a disk hears no tab of the site, and replays what was saved. */
export type WatchSource = 'tabs' | 'files'

interface WatchContext {
  source: WatchSource
  steps: RecordedStep[]
  /** What a file held; null where none is replayed. */
  replayed: RecordedStep[] | null
  /** The step of the file that is shown, from 0. */
  at: number
  file: ChosenRecording | null
  /** The running chart that is looked at, by its tab and name; null for the one that last did something. */
  actor: string | null
}

const keyOf = ({ tab, number }: RecordedStep) => `${tab} ${number}`

/** What the charts of another tab do, as they do it, or as a file has kept it. */
export const chartWatchMachine = setup({
  types: {} as { context: WatchContext; input: { source: WatchSource }; events: WatchEvent; tags: 'busy' },
  actors: {
    listen: fromCallback<{ type: 'wish'; wish: ViewerWish }>(() => {}),
    readRecording: placeholder<{ steps: RecordedStep[] | null }, { file: ChosenRecording | null }>(),
  },
  actions: {
    keepSteps: assign(({ context }, { steps }: { steps: RecordedStep[] }) => {
      const known = new Set(context.steps.map(keyOf))
      return { steps: [...context.steps, ...steps.filter((step) => !known.has(keyOf(step)))].slice(-mostSteps) }
    }),
    keepActor: assign((_, { actor }: { actor: string }) => ({ actor })),
    passWish: sendTo('listen', (_, { wish }: { wish: ViewerWish }) => ({ type: 'wish' as const, wish })),
    saveRecording: () => {},
    keepFile: assign((_, { file }: { file: ChosenRecording }) => ({ file })),
    keepReplayed: assign((_, { steps }: { steps: RecordedStep[] | null }) => ({
      replayed: steps,
      at: 0,
      actor: null,
      file: null,
    })),
    keepPlace: assign(({ context }, { at }: { at: number }) => ({
      at: Math.min(Math.max(0, at), (context.replayed?.length ?? 1) - 1),
    })),
    dropReplayed: assign({ replayed: null, at: 0, actor: null, file: null }),
  },
  guards: {
    isRecording: (_, { steps }: { steps: RecordedStep[] | null }) => steps !== null,
    isFromFiles: ({ context }) => context.source === 'files',
    hasSteps: ({ context }) => context.steps.length > 0,
  },
  delays: { patience: patience.longCall },
}).createMachine({
  id: 'chartWatch',
  description: 'Watching flow charts in another tab, live or from a saved file.',
  context: ({ input }) => ({ source: input.source, steps: [], replayed: null, at: 0, file: null, actor: null }),
  invoke: { id: 'listen', src: 'listen' },
  initial: 'beginning',
  on: {
    'steps.came': { actions: { type: 'keepSteps', params: ({ event }) => ({ steps: event.steps }) } },
    'file.chosen': { target: '.opening', actions: { type: 'keepFile', params: ({ event }) => ({ file: event.file }) } },
  },
  states: {
    beginning: {
      description: 'On the site other tabs are listened to; from a disk only files can be opened.',
      always: [{ guard: 'isFromFiles', target: 'choosing' }, { target: 'listening' }],
    },
    choosing: { description: 'No tab can be heard from a disk: a recording has to be opened.' },
    listening: {
      description: 'No chart of another tab has done anything yet.',
      always: { guard: 'hasSteps', target: 'live' },
    },
    live: {
      description: 'Each step stands here as it comes.',
      on: {
        'actor.chosen': { actions: { type: 'keepActor', params: ({ event }) => ({ actor: event.actor }) } },
        'wish.sent': { actions: { type: 'passWish', params: ({ event }) => ({ wish: event.wish }) } },
        'recording.saved': { actions: 'saveRecording' },
      },
    },
    opening: {
      description: 'Reading a file.',
      tags: 'busy',
      invoke: {
        id: 'readRecording',
        src: 'readRecording',
        input: ({ context }) => ({ file: context.file }),
        onDone: [
          {
            guard: { type: 'isRecording', params: ({ event }) => ({ steps: event.output.steps }) },
            target: 'replaying',
            actions: { type: 'keepReplayed', params: ({ event }) => ({ steps: event.output.steps }) },
          },
          { target: 'refused' },
        ],
        onError: { target: 'refused' },
      },
      after: { patience: { target: 'refused' } },
    },
    replaying: {
      description: 'A recorded session, one step after the other.',
      on: {
        'step.shown': { actions: { type: 'keepPlace', params: ({ event }) => ({ at: event.at }) } },
        'actor.chosen': { actions: { type: 'keepActor', params: ({ event }) => ({ actor: event.actor }) } },
        'recording.closed': { target: 'beginning', actions: 'dropReplayed' },
      },
    },
    refused: {
      description: 'The file is no recording, or could not be read.',
      on: { 'recording.closed': { target: 'beginning', actions: 'dropReplayed' } },
    },
  },
})
