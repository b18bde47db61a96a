import { useMachine, useSelector } from '@xstate/react'
import { useMemo } from 'react'
import type { ActorRefFrom } from 'xstate'
import { dayInLondon, startOfDay } from '#contract/london.ts'
import {
  type LinkedVisit,
  type MissingDonationMeta,
  type MissingDonationStep,
  type missingDonationMachine,
  missingDonationOrder,
  noMissingDonation,
} from '#machines/giving/missing-donation/missing-donation.machine.ts'
import { formatDay } from '#web/i18n/dates.ts'
import { t } from '#web/i18n/i18n.ts'
import { TypedAnswers } from '#web/shared/drafts/typed-answers.tsx'
import { useSite } from '#web/site/site.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { showState } from '#web/ui/by-state.ts'
import { ChoiceList } from '#web/ui/choice-list.tsx'
import { Collapsible } from '#web/ui/collapsible.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Problem } from '#web/ui/reading-parts.tsx'
import { useStepAddress } from '#web/ui/step-address.ts'
import { type Progress, StepFrame } from '#web/ui/step-frame.tsx'
import { row, skeletonLine, stack } from '#web/ui/styles.ts'
import { helpFor, useWhy } from '#web/ui/why.ts'
import { NotTaken, Saved, Taken } from '../enquiry-parts.tsx'
import { draftedMissingDonationWith } from './missing-donation.implementations.ts'
import { OrderForm } from './order-form.tsx'

const metaOf = (state: { getMeta(): Record<string, MissingDonationMeta | undefined> }) =>
  Object.values(state.getMeta()).find((value) => value !== undefined)
const { steps } = missingDonationOrder
function progressOf(step: MissingDonationStep): Progress {
  const at = { number: steps.indexOf(step) + 1, total: steps.length }
  return {
    words: t('giving-claims:missingDonation.progress', { ...at, name: t(`giving-claims:missingDonation.step.${step}`) }),
    step: at,
  }
}

/** R-076, F-112…F-117: what was left unsent at an earlier visit comes back; `linked` is what a notice has named. */
export function MissingDonationScreen({ linked }: { linked: LinkedVisit | null }) {
  const site = useSite()
  const machine = useMemo(() => draftedMissingDonationWith(site), [site])
  const [state, send] = useMachine(machine, { input: { answers: noMissingDonation, wanted: { linked } } })
  const wizard = state.children.wizard as ActorRefFrom<typeof missingDonationMachine> | undefined // as provided above
  return showState(state.value, {
    inWizard: (stage) =>
      wizard && stage !== 'asked' ? (
        <TypedAnswers kind="missingDonation">
          <Enquiry wizard={wizard} />
        </TypedAnswers>
      ) : (
        <Loading />
      ),
    arriving: null,
    waiting: <Loading />,
    failed: () => (
      <StepFrame title={t('giving-claims:missingDonation.title')}>
        <Problem words={t('common:partFailed')} onRetry={() => send({ type: 'draft.asked' })} />
      </StepFrame>
    ),
  })
}

function Loading() {
  return (
    <div role="status" className={stack}>
      <h1 tabIndex={-1}>{t('giving-claims:missingDonation.title')}</h1>
      <p>{t('giving-claims:missingDonation.loading')}</p>
      <div className={skeletonLine} />
      <div className={skeletonLine} />
    </div>
  )
}

function Enquiry({ wizard }: { wizard: ActorRefFrom<typeof missingDonationMachine> }) {
  const state = useSelector(wizard, (now) => now)
  const { send } = wizard
  const why = useWhy(wizard)
  const { retailers, dates, retailer, visitDate, order, refusals, outcome } = state.context
  useStepAddress(
    steps,
    metaOf(state)?.step,
    () => metaOf(wizard.getSnapshot())?.step,
    (step) => send({ type: 'step.shown', step }),
    !state.matches('loadingShops'),
  )
  const shop = retailer?.name ?? ''
  const isBusy = state.hasTag('busy')
  const back = isBusy ? undefined : () => send({ type: 'step.back' })
  const loadingScreen = () => <Loading />
  const couldNotLoadScreen = () => (
    <StepFrame title={t('giving-claims:missingDonation.title')} onBack={state.matches('visitsFailed') ? back : undefined}>
      <Problem
        words={t('giving-claims:missingDonation.couldNotLoad')}
        help={helpFor(why)}
        onRetry={() => send({ type: 'list.refreshed' })}
      />
    </StepFrame>
  )
  const orderScreen = () => (
    <StepFrame
      title={t('giving-claims:missingDonation.orderTitle')}
      progress={progressOf('order')}
      onBack={back}
      intro={
        <p>{t('giving-claims:missingDonation.orderText', { shop, day: visitDate ? formatDay(startOfDay(visitDate)) : '' })}</p>
      }
    >
      <OrderForm
        sector={retailer?.sector ?? 'goods'}
        kept={order}
        day={visitDate ?? ''}
        refusals={refusals}
        isBusy={isBusy}
        onSubmit={(fields) => send({ type: 'order.submitted', order: fields })}
        onShop={() => send({ type: 'step.shown', step: 'shop' })}
      />
    </StepFrame>
  )
  return showState(state.value, {
    loadingShops: loadingScreen,
    arriving: null,
    noShops: () => (
      <StepFrame
        title={t('giving-claims:missingDonation.noShopsTitle')}
        intro={<p>{t('giving-claims:missingDonation.noShops')}</p>}
      >
        <div className={row}>
          <ButtonLink to="/retailers">{t('giving-claims:missingDonation.findShop')}</ButtonLink>
          <Button kind="quiet" onClick={() => send({ type: 'list.refreshed' })}>
            {t('giving-claims:detail.refresh')}
          </Button>
        </div>
      </StepFrame>
    ),
    couldNotLoad: couldNotLoadScreen,
    chooseRetailer: () => (
      <StepFrame
        title={t('giving-claims:missingDonation.shopTitle')}
        progress={progressOf('shop')}
        intro={<p>{t('giving-claims:missingDonation.shopText')}</p>}
      >
        <ChoiceList
          choices={retailers.map((one) => ({
            key: one.id,
            name: one.name,
            detail: t('giving-claims:missingDonation.lastVisit', { day: formatDay(one.lastVisit) }),
            onChoose: () => send({ type: 'retailer.submitted', retailer: one }),
          }))}
        />
        <Collapsible title={t('giving-claims:missingDonation.notListed')}>
          <p>{t('giving-claims:missingDonation.notListedText')}</p>
        </Collapsible>
      </StepFrame>
    ),
    loadingVisits: loadingScreen,
    visitsFailed: couldNotLoadScreen,
    chooseVisitDate: () => (
      <StepFrame
        title={t('giving-claims:missingDonation.visitTitle')}
        progress={progressOf('visit')}
        onBack={back}
        intro={<p>{t('giving-claims:missingDonation.visitText', { shop })}</p>}
      >
        <ChoiceList
          hasMarks={false}
          choices={[...new Set(dates.map(dayInLondon))].map((day) => ({
            key: day,
            name: formatDay(startOfDay(day)),
            detail: shop,
            onChoose: () => send({ type: 'visitDate.submitted', visitDate: day }),
          }))}
        />
      </StepFrame>
    ),
    orderDetails: orderScreen,
    submitting: orderScreen,
    saved: () => <Saved onSend={() => send({ type: 'submission.retried' })} />,
    queryInstead: () => (
      <StepFrame
        title={t('giving-claims:missingDonation.trackedTitle')}
        onBack={back}
        intro={<p>{t('giving-claims:missingDonation.tracked', { shop })}</p>}
      >
        {outcome?.kind === 'tracked' && (
          <div className={row}>
            <ButtonLink to="/enquiry/donation-query/$transactionId" params={{ transactionId: outcome.transactionId }}>
              {t('giving-claims:missingDonation.ask')}
            </ButtonLink>
            <ButtonLink kind="secondary" to="/account/donations/$transactionId" params={{ transactionId: outcome.transactionId }}>
              {t('giving-claims:missingDonation.seeDonation')}
            </ButtonLink>
            <Button kind="quiet" onClick={() => send({ type: 'another.meant' })}>
              {t('giving-claims:missingDonation.another')}
            </Button>
          </div>
        )}
      </StepFrame>
    ),
    notFoundAlert: () => (
      <StepFrame title={t('giving-claims:missingDonation.title')}>
        <Panel tone="waiting" isAlert>
          <h2>{t('giving-claims:missingDonation.notFoundTitle')}</h2>
          <p>{t('giving-claims:missingDonation.notFound', { shop })}</p>
        </Panel>
        <div className={row}>
          <Button onClick={() => send({ type: 'step.back' })}>{t('giving-claims:missingDonation.otherVisit')}</Button>
          <Button kind="secondary" onClick={() => send({ type: 'step.shown', step: 'shop' })}>
            {t('giving-claims:missingDonation.otherShop')}
          </Button>
          <ButtonLink kind="quiet" to="/account/donations">
            {t('giving-claims:missingDonation.seeDonations')}
          </ButtonLink>
        </div>
      </StepFrame>
    ),
    failed: () => (
      <NotTaken
        title={t('giving-claims:missingDonation.failedTitle')}
        text={t('giving-claims:missingDonation.failed')}
        onBack={() => send({ type: 'step.back' })}
        onRetry={() => send({ type: 'submission.retried' })}
      />
    ),
    success: () => {
      if (outcome?.kind === 'held')
        return (
          <Taken
            title={t('giving-claims:missingDonation.heldTitle')}
            reference={outcome.submissionId}
            text={t('giving-claims:missingDonation.heldText', { shop, day: formatDay(outcome.heldUntil) })}
          />
        )
      return outcome?.kind === 'received' ? (
        <Taken
          title={t('giving-claims:missingDonation.doneTitle')}
          reference={outcome.submissionId}
          text={t('giving-claims:missingDonation.answerBy', { day: formatDay(outcome.answerBy) })}
        />
      ) : null
    },
  })
}
