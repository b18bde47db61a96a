import { useNavigate } from '@tanstack/react-router'
import { useMachine, useSelector } from '@xstate/react'
import { useEffect, useMemo, useState } from 'react'
import type { ActorRefFrom, Snapshot } from 'xstate'
import {
  type GuestAnswers,
  type GuestPage,
  type guestRaiseMachine,
  lastGuestPage,
  noGuestAnswers,
  pageOf,
} from '#machines/registration/guest-raise/guest-raise.machine.ts'
import { t } from '#web/i18n/i18n.ts'
import { ChooseCauseScreen } from '#web/shared/cause-search/choose-cause-screen.tsx'
import { wizardDraftWith } from '#web/shared/drafts/wizard-draft.implementations.ts'
import { lazyImport } from '#web/site/lazy-import.ts'
import { useSite } from '#web/site/site.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { showState } from '#web/ui/by-state.ts'
import { EmailField } from '#web/ui/fields.tsx'
import { FormFrame } from '#web/ui/form.tsx'
import { Problem } from '#web/ui/reading-parts.tsx'
import { type Progress, StepFrame } from '#web/ui/step-frame.tsx'
import { row, soft } from '#web/ui/styles.ts'
import { SummaryList } from '#web/ui/summary-list.tsx'
import { useRulesForm } from '#web/ui/use-rules-form.ts'
import { Resuming } from '../resuming.tsx'
import { guestRaiseWith } from './guest-raise.implementations.ts'
import { GuestShop } from './guest-shop.tsx'

const loadEmailRules = lazyImport(
  async () => (await import('#contract/registration/cause-registration.rules.ts')).accountEmailRules,
)

function progressOf(step: GuestPage): Progress {
  const at = { number: step, total: lastGuestPage }
  return { words: t('registration:progress', { ...at, name: t(`registration-guest:step.${step}`) }), step: at }
}

/** The chart on its way from one step's page to the next, which is another route and so another component. */
let carried: { step: GuestPage; snapshot: Snapshot<unknown> } | null = null
function carriedTo(step: GuestPage): Snapshot<unknown> | null {
  const snapshot = carried?.step === step ? carried.snapshot : null
  carried = null
  return snapshot
}

/** R-045…. Each step is a page of its own; what was chosen is kept on this device between them. */
export function GuestRaiseScreen({ step, shop = null }: { step: GuestPage; shop?: GuestAnswers['shop'] }) {
  const site = useSite()
  const [from] = useState(() => carriedTo(step))
  const machine = useMemo(
    () => wizardDraftWith(site, { kind: 'guest', empty: noGuestAnswers, wizardWith: () => guestRaiseWith(site) }),
    [site],
  )
  const [state, send, actor] = useMachine(machine, {
    input: { answers: noGuestAnswers, wanted: { wanted: step, shop } },
    ...(from ? { snapshot: from } : {}),
  })
  const wizard = state.children.wizard as GuestActor | undefined // as provided above
  return showState(state.value, {
    inWizard: (stage) =>
      step !== 1 && stage === 'asked' ? (
        <Resuming />
      ) : (
        wizard && (
          <GuestRaise
            key={wizard.sessionId}
            wizard={wizard}
            step={step}
            carry={() => actor.getPersistedSnapshot()}
            isBegun={stage !== 'asked'}
          />
        )
      ),
    arriving: null,
    waiting: <Resuming />,
    failed: () => <Resuming onRetry={() => send({ type: 'draft.asked' })} />,
  })
}

type GuestActor = ActorRefFrom<typeof guestRaiseMachine>
interface GuestRaiseProps {
  wizard: GuestActor
  step: GuestPage
  /** What the next page goes on from. */
  carry(): Snapshot<unknown>
  isBegun: boolean
}

function GuestRaise({ wizard, step, carry, isBegun }: GuestRaiseProps) {
  const navigate = useNavigate()
  const state = useSelector(wizard, (now) => now)
  const { send } = wizard
  const { answers, address } = state.context
  const isLeaving = state.matches('leaving')
  const asked = Object.values(state.getMeta()).find((value) => value !== undefined)?.step
  const shown = asked && pageOf(asked)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is carried once, when another page is due
  useEffect(() => {
    if (!isBegun || shown === undefined || shown === step) return
    carried = { step: shown, snapshot: carry() }
    void navigate({ href: `/raise-as-guest/step-${shown}`, replace: shown < step })
  }, [shown, step, isBegun, navigate])
  useEffect(() => {
    if (isLeaving) location.assign(address)
  }, [isLeaving, address])
  // The next step is another page, and what is typed before it has come would be lost with this one.
  if (isBegun && shown !== undefined && shown !== step) return <Resuming />
  const progress = progressOf(shown ?? step)
  const isBusy = state.hasTag('busy')
  const back = isBusy ? undefined : () => send({ type: 'step.back' })
  const readyScreen = () => (
    <StepFrame
      title={t('registration-guest:readyTitle', { shop: answers.shop?.name ?? '' })}
      progress={progress}
      onBack={back}
      intro={<p>{t('registration-guest:readyText')}</p>}
    >
      {(state.matches({ ready: 'failed' }) || state.matches({ ready: 'tooMany' })) && (
        <Problem words={t(state.matches({ ready: 'failed' }) ? 'registration-guest:failed' : 'registration-guest:tooMany')} />
      )}
      <SummaryList
        rows={[
          {
            name: t('registration-guest:cause'),
            value: answers.cause?.name ?? '',
            onChange: isBusy ? undefined : () => send({ type: 'cause.changed' }),
          },
          {
            name: t('registration-guest:shop'),
            value: answers.shop?.name ?? '',
            onChange: isBusy ? undefined : () => send({ type: 'shop.changed' }),
          },
          {
            name: t('registration-guest:email'),
            value: answers.email ?? '',
            onChange: back,
          },
        ]}
      />
      <div className={row}>
        <Button isBusy={isBusy || isLeaving} onClick={() => send({ type: 'shop.opened' })}>
          {t('registration-guest:go', { shop: answers.shop?.name ?? '' })}
        </Button>
      </div>
    </StepFrame>
  )
  return showState(state.value, {
    arriving: null,
    choosing: (question) =>
      showState(question, {
        cause: () => (
          <ChooseCauseScreen
            chosen={answers.cause}
            progress={progress}
            onChoose={(cause) => send({ type: 'cause.chosen', cause })}
          />
        ),
        shop: () => (
          <GuestShop
            progress={progress}
            onBack={back}
            chosen={answers.shop}
            shops={state.matches({ choosing: { shop: 'found' } }) ? state.context.shops : []}
            term={state.context.term}
            isBusy={isBusy}
            fault={
              state.matches({ choosing: { shop: 'none' } })
                ? 'none'
                : state.matches({ choosing: { shop: 'failed' } })
                  ? 'failed'
                  : null
            }
            onSearch={(term) => send({ type: 'shop.searched', term })}
            onKeep={() => send({ type: 'shop.kept' })}
            onChoose={(shop) => send({ type: 'shop.chosen', shop })}
          />
        ),
      }),
    email: () => (
      <GuestEmail
        progress={progress}
        onBack={back}
        kept={answers.email ?? ''}
        onSubmit={(email) => send({ type: 'email.submitted', email })}
      />
    ),
    ready: readyScreen,
    gone: () => (
      <StepFrame title={t('registration-guest:goneTitle')} progress={progress} intro={<p>{t('registration-guest:goneText')}</p>}>
        <div className={row}>
          <Button onClick={() => send({ type: 'step.back' })}>{t('registration-guest:again')}</Button>
          <ButtonLink to="/retailers" kind="quiet">
            {t('registration-guest:allShops')}
          </ButtonLink>
        </div>
      </StepFrame>
    ),
    leaving: readyScreen,
  })
}

function GuestEmail(props: {
  progress: Progress | null
  onBack: (() => void) | undefined
  kept: string
  onSubmit(email: string): void
}) {
  const form = useRulesForm(loadEmailRules, { email: props.kept })
  return (
    <StepFrame
      title={t('registration-guest:emailTitle')}
      progress={props.progress}
      onBack={props.onBack}
      intro={<p>{t('registration-guest:emailText')}</p>}
    >
      <FormFrame form={form} fields={['email']} onSubmit={({ email }) => props.onSubmit(email)}>
        <EmailField registration={form.register('email')} label={t('registration:account.email')} />
        <Button type="submit">{t('registration:continue')}</Button>
      </FormFrame>
      <p className={soft}>{t('registration-guest:emailUse')}</p>
    </StepFrame>
  )
}
