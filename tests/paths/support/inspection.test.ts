import { afterEach, expect, test, vi } from 'vitest'
import { createActor, fromPromise, setup } from 'xstate'
import { goBack } from '#web/site/inspection/go-back.ts'
import { recordStep } from '#web/site/inspection/record-step.ts'

const asked: unknown[] = []
const form = setup({
  types: {} as {
    context: { typed: Record<string, string> }
    events: { type: 'form.submitted'; typed: Record<string, string> } | { type: 'form.left' }
  },
  actors: { send: fromPromise<void>(() => new Promise(() => void asked.push('sent'))) },
  delays: { patience: 3000 },
}).createMachine({
  id: 'form',
  context: { typed: { 'hunter2-as-a-name': 'hunter2' } },
  initial: 'typing',
  states: {
    typing: { on: { 'form.submitted': 'sending' } },
    sending: { invoke: { id: 'send', src: 'send' }, after: { patience: 'late' }, on: { 'form.left': 'typing' } },
    late: {},
  },
})
afterEach(() => {
  asked.length = 0
  vi.useRealTimers()
})

test('no value leaves the actor system, only names that code gives and kinds of values', () => {
  const actor = createActor(form).start()
  const event = {
    type: 'form.submitted' as const,
    typed: { secret: 'hunter2' },
    password: 'hunter2',
    token: 'hunter2',
    agrees: true,
    pence: 1250,
    list: ['hunter2'],
    none: null,
  }
  actor.send(event)
  const step = recordStep({ number: 1, tab: 'a', at: 0, actor: 'x:1' }, actor.getSnapshot(), event, null)
  expect(JSON.stringify(step)).not.toContain('hunter2')
  expect(step).toMatchObject({
    chart: 'form',
    event: 'form.submitted',
    fields: {
      typed: 'record',
      password: 'text',
      token: 'text',
      agrees: 'choice',
      pence: 'number',
      list: 'list',
      none: 'nothing',
    },
    states: ['sending'],
    accepts: ['form.left'],
    knows: { typed: 'record' },
  })
  const strange = recordStep({ number: 2, tab: 'a', at: 0, actor: 'x:1' }, actor.getSnapshot(), { type: 'hunter2' }, null)
  expect(strange.event).toBe('unknown')
  actor.stop()
})

test('a chart goes back to an earlier snapshot: what it had asked is asked again, what it waited for is waited for anew', () => {
  vi.useFakeTimers()
  const actor = createActor(form).start()
  const typing = actor.getPersistedSnapshot()
  actor.send({ type: 'form.submitted', typed: {} })
  const sending = actor.getPersistedSnapshot()
  expect(asked).toEqual(['sent'])
  goBack(actor, typing)
  expect(actor.getSnapshot().value).toBe('typing')
  // What was waited for in the state that was left comes no more.
  vi.advanceTimersByTime(10_000)
  expect(actor.getSnapshot().value).toBe('typing')
  goBack(actor, sending)
  expect(actor.getSnapshot().value).toBe('sending')
  expect(asked).toEqual(['sent', 'sent'])
  vi.advanceTimersByTime(2999)
  expect(actor.getSnapshot().value).toBe('sending')
  vi.advanceTimersByTime(1)
  expect(actor.getSnapshot().value).toBe('late')
  // The chart is itself again.
  goBack(actor, sending)
  actor.send({ type: 'form.left' })
  expect(actor.getSnapshot().value).toBe('typing')
  actor.stop()
})
