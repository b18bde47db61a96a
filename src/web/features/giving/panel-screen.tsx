import { css, cx } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import { useMachine } from '@xstate/react'
import { useMemo } from 'react'
import { greetingAt } from '#contract/dates.ts'
import { formatMoney } from '#contract/money.ts'
import type { RetailerCard } from '#contract/shopping/retailer.ts'
import { t } from '#web/i18n/i18n.ts'
import { HeaderSearch } from '#web/shared/retailer-search/header-search.tsx'
import { RetailerGrid } from '#web/shared/retailer-search/retailer-card.tsx'
import { SuggestedShops } from '#web/shared/retailer-search/suggested-shops.tsx'
import { transactionsListWith } from '#web/shared/transactions/transactions.implementations.ts'
import { usePerson, useSite } from '#web/site/site.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { showState } from '#web/ui/by-state.ts'
import { Panel } from '#web/ui/panel.tsx'
import { Problem } from '#web/ui/reading-parts.tsx'
import { card, pageBody, row, skeletonLine, soft, stack } from '#web/ui/styles.ts'
import { Tip } from '#web/ui/tip.tsx'

const big = css`
  font: 600 var(--size-3xl) / 1.05 var(--display); color: var(--accent); font-variant-numeric: tabular-nums;
`
const figures = css`
  display: flex; flex-direction: column; gap: var(--s2); min-block-size: 13.25rem;
  & > :last-child { margin-block-start: auto; }
`
const columns = css`
  display: grid; gap: var(--s5);
  @media (min-width: 768px) { grid-template-columns: 1fr 1fr; }
`

function Figures() {
  const site = useSite()
  const machine = useMemo(() => transactionsListWith(site), [site])
  const [state, send] = useMachine(machine, { input: { filter: null, page: 1 } })
  const stats = state.context.found?.stats
  const figuresShown = () => (
    <section className={cx(card, figures)} aria-labelledby="raised" aria-busy={!stats}>
      <h2 id="raised" className={soft}>
        {t('giving:panel.raised')}
      </h2>
      {stats ? (
        <>
          <p className={big}>{formatMoney(stats.raised)}</p>
          <p>{t('giving:panel.pendingLine', { pending: formatMoney(stats.pending), confirmed: formatMoney(stats.confirmed) })}</p>
        </>
      ) : (
        <div className={skeletonLine} />
      )}
      <p>
        <Link to="/account/donations">{t('giving:panel.seeDonations')}</Link>
      </p>
    </section>
  )
  return showState(state.value, {
    loading: figuresShown,
    shown: figuresShown,
    empty: figuresShown,
    nothingInPeriod: figuresShown,
    failed: () => <Problem words={t('giving:panel.figuresFailed')} onRetry={() => send({ type: 'list.refreshed' })} />,
  })
}

/** R-072, U-016. A recognised person sees the page and logs in for the figures. */
export function PanelScreen({ retailers }: { retailers: RetailerCard[] }) {
  const { browser } = useSite()
  const { me, authState } = usePerson()
  const greeting = t(`giving:greeting.${greetingAt(browser.now())}`)
  return (
    <div className={cx(pageBody, stack)}>
      <h1 tabIndex={-1}>{t('giving:panel.title', { greeting, name: me?.user.firstName ?? '' })}</h1>
      {!!me?.unreadNotices && (
        <Panel tone="positive">
          <Link to="/account">{t('giving:panel.unread', { count: me.unreadNotices })}</Link>
        </Panel>
      )}
      <div className={columns}>
        {authState === 'authenticatedFull' ? (
          <Figures />
        ) : (
          <section className={cx(card, stack)}>
            <p>{t('giving:panel.semi')}</p>
            <div>
              <ButtonLink to="/login/{-$provider}" params={{}} search={{ 'forward-url': '/panel' }}>
                {t('giving:panel.logIn')}
              </ButtonLink>
            </div>
          </section>
        )}
        <section className={cx(card, stack)} aria-labelledby="shop">
          <h2 id="shop">{t('giving:panel.shopTitle')}</h2>
          {me?.cause ? (
            <p>{t('giving:panel.supporting', { cause: me.cause.name })}</p>
          ) : (
            <>
              <p>{t('giving:panel.noCause')}</p>
              <div className={row}>
                <ButtonLink to="/cause-directory" kind="secondary">
                  {t('giving:panel.chooseCause')}
                </ButtonLink>
              </div>
            </>
          )}
          <HeaderSearch />
        </section>
      </div>
      <section className={stack} aria-labelledby="popular-shops">
        <h2 id="popular-shops">{t('giving:panel.popular')}</h2>
        <RetailerGrid retailers={retailers} />
      </section>
      {authState === 'authenticatedFull' && <SuggestedShops />}
      {authState === 'authenticatedFull' && (
        <Tip name="referral_tip" title={t('giving:panel.tipTitle')}>
          <p>{t('giving:panel.tip')}</p>
          <p>
            <Link to="/referrals">{t('giving:panel.tipLink')}</Link>
          </p>
        </Tip>
      )}
    </div>
  )
}
