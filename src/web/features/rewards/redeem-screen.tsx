import { cx } from '@linaria/core'
import { useMachine } from '@xstate/react'
import { useMemo } from 'react'
import type { StampCard } from '#contract/rewards/stamp-card.ts'
import { t } from '#web/i18n/i18n.ts'
import { formatMoney } from '#web/i18n/later-formats.ts'
import { usePerson, useSite } from '#web/site/site.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { showState } from '#web/ui/by-state.ts'
import { Celebration } from '#web/ui/celebration.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Loading, Problem } from '#web/ui/reading-parts.tsx'
import { Scene } from '#web/ui/scene.tsx'
import { card as cardStyle, row, stack } from '#web/ui/styles.ts'
import { helpFor, useWhy } from '#web/ui/why.ts'
import { stampCardsWith, stampCardWith } from './rewards.implementations.ts'
import { Stamps } from './stamps.tsx'

const ToCards = () => (
  <ButtonLink to="/stampcards" kind="secondary">
    {t('rewards:redeem.cards')}
  </ButtonLink>
)

/** F-092 for one card. */
function Redeem({ card, causeName }: { card: StampCard; causeName: string | null }) {
  const site = useSite()
  const machine = useMemo(() => stampCardWith(site, card.id), [site, card.id])
  const [state, send, actor] = useMachine(machine, { input: { stamps: card.stamps, isRedeemed: card.redeemedAt !== null } })
  const why = useWhy(actor)
  const { reward: given, stamps } = state.context
  const reward = formatMoney(given?.rewardPence ?? card.rewardPence)
  const collecting = () => (
    <>
      <PageHeading intro={t('rewards:redeem.notFullText', { count: stamps })}>{t('rewards:redeem.notFull')}</PageHeading>
      <Stamps count={stamps} />
      <div className={row}>
        <ToCards />
      </div>
    </>
  )
  const redeemed = () => (
    <div role="status" className={stack}>
      {given && <Scene name="card-full" />}
      {given && <Celebration />}
      <PageHeading intro={t(given ? 'rewards:redeem.doneText' : 'rewards:redeem.usedText')}>
        {given ? t('rewards:redeem.doneTitle', { reward, cause: given.causeName }) : t('rewards:redeem.usedTitle')}
      </PageHeading>
      <div className={row}>
        {given ? (
          <ButtonLink to="/account/donations/$transactionId" params={{ transactionId: given.transactionId }}>
            {t('rewards:redeem.seeBonus')}
          </ButtonLink>
        ) : (
          <ButtonLink to="/account/donations">{t('rewards:redeem.seeDonations')}</ButtonLink>
        )}
        <ToCards />
      </div>
    </div>
  )
  const isBusy = state.hasTag('busy')
  const complete = () => (
    <>
      <PageHeading intro={causeName ? t('rewards:redeem.text', { reward, cause: causeName }) : undefined}>
        {t('rewards:redeem.title', { reward })}
      </PageHeading>
      {state.matches('notRedeemed') && <Problem words={t('rewards:redeem.failed')} help={helpFor(why)} />}
      {state.matches('causeNeeded') && (
        <Panel tone="waiting" isAlert>
          <p>{t('rewards:redeem.noCause')}</p>
          <ButtonLink to="/account/settings/my-cause" kind="secondary">
            {t('rewards:redeem.chooseCause')}
          </ButtonLink>
        </Panel>
      )}
      <div className={cx(cardStyle, stack)}>
        <Stamps count={stamps} />
      </div>
      <div className={row}>
        <Button isBusy={isBusy} onClick={() => send({ type: 'card.redeemed' })}>
          {t('rewards:redeem.go', { reward })}
        </Button>
        <ButtonLink to="/stampcards" kind="quiet">
          {t('rewards:redeem.keep')}
        </ButtonLink>
      </div>
    </>
  )
  return showState(state.value, {
    opened: null,
    collecting,
    complete,
    redeeming: complete,
    causeNeeded: complete,
    notRedeemed: complete,
    redeemed,
  })
}

/** */
export function RedeemScreen({ programmeId, cardId }: { programmeId: string; cardId: string }) {
  const site = useSite()
  const { me } = usePerson()
  const machine = useMemo(() => stampCardsWith(site), [site])
  const [state, send, actor] = useMachine(machine)
  const why = useWhy(actor)
  const { found } = state.context
  const card = found?.cards.find(({ id, programme }) => id === cardId && programme === programmeId)
  return (
    <div className={stack}>
      {showState(state.value, {
        loading: () => (
          <>
            <h1 tabIndex={-1}>{t('rewards:stamps.title')}</h1>
            <Loading />
          </>
        ),
        shown: null,
        failed: () => (
          <>
            <h1 tabIndex={-1}>{t('rewards:stamps.title')}</h1>
            <Problem words={t('rewards:failed')} help={helpFor(why)} onRetry={() => send({ type: 'page.refreshed' })} />
          </>
        ),
      })}
      {found && card && <Redeem key={card.id} card={card} causeName={found.causeName ?? me?.cause?.name ?? null} />}
      {found && !card && (
        <>
          <PageHeading intro={t('rewards:redeem.unknownText')}>{t('rewards:redeem.unknownTitle')}</PageHeading>
          <div className={row}>
            <ToCards />
          </div>
        </>
      )}
    </div>
  )
}
