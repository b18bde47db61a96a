import {
  type AnyActorRef,
  type AnyActorScope,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  fromCallback,
  fromPromise,
} from 'xstate'
import type { draftArrivalMachine } from '#machines/registration/draft-arrival/draft-arrival.machine.ts'
import type { draftTransferMachine } from '#machines/registration/draft-transfer/draft-transfer.machine.ts'
import {
  type HeardOfWizard,
  type LeftDraft,
  type SeenByPage,
  wizardDraftMachine,
} from '#machines/registration/wizard-draft/wizard-draft.machine.ts'
import { takeFromHash } from '#web/platform/hash.ts'
import { laterChart } from '#web/site/known-chart.ts'
import { type LazyImport, lazyImport } from '#web/site/lazy-import.ts'
import type { Site } from '#web/site/site.ts'
import { type Draft, hasDraft } from './draft.ts'
import { dropDraft, keepDraft } from './keep-draft.ts'
import type { AnswersByKind, KeptKind } from './kept-answers.ts'
import { loggedIn } from './logged-in.ts'

// It comes with the first draft that there is; where it can't be loaded, nothing must be written.
const loadReadDraft = lazyImport(async () => (await import('./draft-shapes.ts')).readDraft)

export interface DraftedWizard<Kind extends KeptKind> {
  kind: Kind
  /** What is kept before the first answer. */
  empty: AnswersByKind[Kind]
  /** The wizard's chart. What it needs of the draft it reads when it needs it: what was left may have come meanwhile. With its id, what is made is made once. */
  wizardWith(draft: Readonly<Draft<AnswersByKind[Kind]>>): AnyStateMachine
  /** What is kept of it, where that isn't `answers`. */
  answersOf?(state: AnyMachineSnapshot): AnswersByKind[Kind]
  /** Of a wizard that may be finished on another device. */
  loadArrival?(code: string): Promise<typeof draftArrivalMachine>
  loadTransfer?: LazyImport<typeof draftTransferMachine>
}

/**
 * A wizard's chart, and which wizard runs. One says so as it starts, also where it goes on from the page before: an input of whoever stands beside it would be that page's then.
 */
function runningChart(chart: AnyStateMachine) {
  let running: AnyActorRef | undefined
  const heard: AnyStateMachine = Object.assign(Object.create(chart), {
    start(snapshot: AnyMachineSnapshot, scope: AnyActorScope) {
      running = scope.self
      chart.start(snapshot)
    },
  })
  return { chart: heard, running: () => running }
}

/** Tells what the running wizard has of answers whenever they change. */
const watchWizard = (running: () => AnyActorRef | undefined, answersOf: (state: AnyMachineSnapshot) => object) =>
  fromCallback<HeardOfWizard>(({ sendBack }) => {
    const wizard = running()
    if (!wizard) return
    let known = ''
    const tell = (state: AnyMachineSnapshot) => {
      const answers = answersOf(state)
      const now = JSON.stringify(answers)
      if (state.hasTag('over')) sendBack({ type: 'wizard.over' })
      else if (now !== known) sendBack({ type: 'answers.given', answers })
      known = now
    }
    tell(wizard.getSnapshot())
    return wizard.subscribe(tell).unsubscribe
  })

export function wizardDraftWith<Kind extends KeptKind>(site: Site, wizard: DraftedWizard<Kind>) {
  const { storage, browser, session } = site
  const { kind, empty } = wizard
  let code: string | null = null
  const arrival = laterChart(async () => wizard.loadArrival?.(code ?? ''))
  const transfer = laterChart(async () => wizard.loadTransfer?.())
  const own = { id: browser.newId(), answers: empty }
  const begun = runningChart(wizard.wizardWith(own))
  return wizardDraftMachine.provide({
    actors: {
      wizard: begun.chart,
      draftArrival: arrival.chart,
      loadArrival: fromPromise(arrival.load),
      draftTransfer: transfer.chart,
      loadTransfer: fromPromise(transfer.load),
      lookAround: fromCallback<SeenByPage>(({ sendBack }) => {
        code = takeFromHash('draft')
        // A wizard that stays on its device has no use for another device's link.
        const isBrought = code !== null && wizard.loadArrival
        sendBack({ type: isBrought ? 'link.brought' : hasDraft(storage, kind) ? 'draft.found' : 'nothing.found' })
      }),
      watchNetwork: fromCallback(({ sendBack }) => browser.onNetworkReturned(() => sendBack({ type: 'network.returned' }))),
      watchWizard: watchWizard(begun.running, wizard.answersOf ?? (({ context }) => context.answers)),
      readDraft: fromPromise(async (): Promise<LeftDraft | null> => {
        const [readDraft, person] = await Promise.all([loadReadDraft(), session.settled().then(loggedIn, () => null)])
        const draft = readDraft(storage, kind, empty)
        Object.assign(own, draft)
        return draft && { answers: draft.answers, person }
      }),
    },
    actions: {
      keepDraft: (_, { answers }) => keepDraft(storage, kind, { id: own.id, answers }),
      dropDraft: () => dropDraft(storage, kind),
    },
  })
}
