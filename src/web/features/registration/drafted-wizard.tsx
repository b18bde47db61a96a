import { useMachine } from '@xstate/react'
import { type ReactNode, useMemo } from 'react'
import type { ActorRefFrom, AnyStateMachine } from 'xstate'
import type { DraftKind } from '#contract/registration/draft.ts'
import type { AnswersByKind } from '#web/shared/drafts/kept-answers.ts'
import { TypedAnswers } from '#web/shared/drafts/typed-answers.tsx'
import { wizardDraftWith } from '#web/shared/drafts/wizard-draft.implementations.ts'
import { lazyImport } from '#web/site/lazy-import.ts'
import { type Site, useSite } from '#web/site/site.ts'
import { showState } from '#web/ui/by-state.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { lazyScreen } from '#web/ui/lazy-screen.tsx'
import type { DraftOf } from './finalising/parts.ts'
import { Resuming } from './resuming.tsx'

const loadWith = lazyImport(() => import('./draft-transfer/draft-transfer.implementations.ts'))
const DraftTransfer = lazyPart(
  lazyImport(async () => (await import('./draft-transfer/draft-transfer.tsx')).DraftTransfer, 'registration-drafts'),
)
const DraftArrival = lazyScreen(
  lazyImport(async () => (await import('./draft-arrival/draft-arrival.tsx')).DraftArrival, 'registration-drafts'),
)

/** A wizard that runs. */
export interface Begun<Machine extends AnyStateMachine> {
  wizard: ActorRefFrom<Machine>
  /** False while an earlier visit's answers may still come. */
  isBegun: boolean
}

interface Props<Kind extends DraftKind, Machine extends AnyStateMachine> {
  kind: Kind
  /** What is kept before the first answer. */
  empty: AnswersByKind[Kind]
  wizardWith(site: Site, draft: DraftOf): Machine
  Wizard(begun: Begun<Machine>): ReactNode
}

/** A wizard that goes on where an earlier visit left it, that can be taken to another device, and that somebody may come to from one. */
export function DraftedWizard<Kind extends DraftKind, Machine extends AnyStateMachine>(props: Props<Kind, Machine>) {
  const { kind, empty, wizardWith, Wizard } = props
  const site = useSite()
  const machine = useMemo(
    () =>
      wizardDraftWith(site, {
        kind,
        empty,
        wizardWith: (draft) => wizardWith(site, draft),
        loadArrival: async (code) => (await loadWith()).draftArrivalWith(site, kind, code),
        loadTransfer: async () => (await loadWith()).draftTransferWith(site, kind),
      }),
    [site, kind, empty, wizardWith],
  )
  const [state, send] = useMachine(machine, { input: { answers: empty, wanted: {} } })
  const { wizard, draftArrival, draftTransfer } = state.children
  const failed = () => <Resuming onRetry={() => send({ type: 'draft.asked' })} />
  return showState(state.value, {
    inWizard: (stage) =>
      wizard && (
        <>
          <TypedAnswers kind={kind}>
            <Wizard
              key={wizard.sessionId}
              wizard={wizard as ActorRefFrom<Machine>} // what `wizardWith` has made
              isBegun={stage !== 'asked'}
            />
          </TypedAnswers>
          {draftTransfer && <DraftTransfer actor={draftTransfer} />}
        </>
      ),
    arriving: (stage) =>
      showState(stage, {
        loading: <Resuming />,
        notLoaded: failed,
        fetching: draftArrival && <DraftArrival actor={draftArrival} />,
      }),
    waiting: <Resuming />,
    failed,
  })
}
