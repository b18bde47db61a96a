import { type Actor, createActor, fromPromise, type NonReducibleUnknown, waitFor } from 'xstate'
import { limits } from '#contract/limits.ts'
import { contentLoadMachine } from '#machines/shell/content-load/content-load.machine.ts'
import { ApiFailure } from '../api/failure.ts'

/** A text that is not there, or that was asked for wrongly, stays so: trying again would only wait. */
const isFinal = (error: unknown) =>
  error instanceof ApiFailure && error.status !== 0 && error.status < 500 && error.status !== 429

type Clock = NonNullable<NonNullable<Parameters<typeof createActor>[1]>['clock']>

interface Text {
  actor: Actor<typeof contentLoadMachine>
  /** Why the last read failed. */
  failure: unknown
  answer: Promise<unknown> | null
}

/** F-077: reads texts of the site's content, each through its chart, ten side by side, each text once a page. */
export function createContent(clock?: Clock) {
  const waiting: (() => void)[] = []
  const texts = new Map<string, Text>()
  let reading = 0

  function textOf(name: string, read: () => Promise<unknown>): Text {
    const known = texts.get(name)
    if (known) return known
    const text: Text = {
      failure: new ApiFailure('system'),
      answer: null,
      actor: createActor(
        contentLoadMachine.provide({
          actors: {
            // A refusal is an answer: it comes back as one, and is thrown to whoever asked.
            readContent: fromPromise<NonReducibleUnknown>(async () => {
              try {
                return { text: await read() }
              } catch (error) {
                text.failure = error
                if (isFinal(error)) return { error }
                throw error
              }
            }),
          },
        }),
        clock ? { clock } : {},
      ),
    }
    texts.set(name, text)
    text.actor.start()
    return text
  }

  async function load(text: Text): Promise<unknown> {
    const { actor } = text
    if (actor.getSnapshot().matches('failed')) actor.send({ type: 'load.retried' })
    if (reading >= limits.content.parallel) await new Promise<void>((resolve) => waiting.push(resolve))
    reading += 1
    try {
      actor.send({ type: 'turn.given' })
      const { context } = await waitFor(actor, (snapshot) => snapshot.hasTag('settled'))
      const answer = context.content as { text: unknown } | { error: unknown } | null // what readContent answers
      if (answer && 'text' in answer) return answer.text
      throw answer ? answer.error : text.failure
    } finally {
      reading -= 1
      waiting.shift()?.()
    }
  }

  return {
    /** What `read` answers, kept under `name` for as long as the page lives. Rejects with the last failure once every try has failed. */
    read<T>(name: string, read: () => Promise<T>): Promise<T> {
      const text = textOf(name, read)
      if (text.answer === null) {
        text.answer = load(text)
        text.answer.catch(() => {
          text.answer = null
        })
      }
      return text.answer as Promise<T> // one name, one kind of text
    },
  }
}
