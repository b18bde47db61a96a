import { css, cx } from '@linaria/core'
import { useMachine } from '@xstate/react'
import { useMemo } from 'react'
import type { Notice } from '#contract/account/notice.ts'
import { dayInLondon } from '#contract/london.ts'
import { monthName } from '#web/i18n/dates.ts'
import { t } from '#web/i18n/i18n.ts'
import { useSite } from '#web/site/site.ts'
import { Button } from '#web/ui/button.tsx'
import { showState } from '#web/ui/by-state.ts'
import { Empty } from '#web/ui/empty.tsx'
import { Problem } from '#web/ui/reading-parts.tsx'
import { card, skeletonLine, soft, stack, tightStack, visuallyHidden } from '#web/ui/styles.ts'
import { helpFor, useWhy } from '#web/ui/why.ts'
import { NoticeLine, noticeList } from './notice-line.tsx'
import { noticesWith } from './notices.implementations.ts'

const monthHeading = css`letter-spacing: 0; font: 650 1rem / 1.4 var(--text);`

/** What a cause says with several of them is read once: with the newest. */
function newSayings(notices: readonly Notice[]): ReadonlyMap<number, string> {
  const said = new Set<string>()
  return new Map(
    notices.flatMap(({ id, detail, says }): [number, string][] => {
      const key = `${detail.causeId ?? detail.cause ?? ''} ${says}`
      if (!says || said.has(key)) return []
      said.add(key)
      return [[id, says]]
    }),
  )
}

/** What is still to be done comes before what's new, and isn't told there again. */
function Waiting({ notices }: { notices: readonly Notice[] }) {
  return (
    <section className={stack} aria-labelledby="waiting-for-you">
      <h2 id="waiting-for-you">{t('account-notices:waiting')}</h2>
      <ul className={cx(card, noticeList)}>
        {notices.map((notice) => (
          <NoticeLine key={notice.id} notice={notice} says={undefined} level="h3" />
        ))}
      </ul>
    </section>
  )
}

/** The newest month first, as they come. */
function NoticesByMonth({ notices }: { notices: readonly Notice[] }) {
  const says = newSayings(notices)
  return [...Map.groupBy(notices, ({ at }) => dayInLondon(at).slice(0, 7))].map(([month, ofMonth]) => (
    <section key={month} className={tightStack} aria-labelledby={`notices-${month}`}>
      <h3 id={`notices-${month}`} className={monthHeading}>
        {monthName(month)}
      </h3>
      <ul className={cx(card, noticeList)}>
        {ofMonth.map((notice) => (
          <NoticeLine key={notice.id} notice={notice} says={says.get(notice.id)} level="h4" />
        ))}
      </ul>
    </section>
  ))
}

/** G-031: what has become of purchases, questions and visits. */
export function Notices() {
  const site = useSite()
  const machine = useMemo(() => noticesWith(site), [site])
  const [state, send, actor] = useMachine(machine)
  const why = useWhy(actor)
  const { waiting, hasMore } = state.context
  const isListed = state.hasTag('listed')
  const notices = state.context.notices.filter(({ id }) => !waiting.some((one) => one.id === id))
  const isLoading = state.matches('loading')
  return (
    <>
      <div role="status" aria-busy={state.hasTag('busy')} className={isLoading ? undefined : visuallyHidden}>
        {isLoading && (
          <>
            <p className={soft}>{t('account-notices:loading')}</p>
            <div className={skeletonLine} />
          </>
        )}
        {isListed && t('account-notices:listed', { count: state.context.notices.length })}
      </div>
      {isListed && waiting.length > 0 && <Waiting notices={waiting} />}
      {/* Not before it's known what stands above it. */}
      {!isLoading && (
        <section className={stack} aria-labelledby="what-is-new">
          <div className={tightStack}>
            <h2 id="what-is-new">{t('account-notices:title')}</h2>
            <p className={soft}>{t('account-notices:intro')}</p>
          </div>
          {showState(state.value, {
            loading: null,
            marking: null,
            shown: null,
            loadingMore: null,
            moreFailed: null,
            empty: () => (
              <Empty scene="no-notices">
                <p>{t('account-notices:empty')}</p>
              </Empty>
            ),
            failed: () => (
              <Problem words={t('account-notices:failed')} help={helpFor(why)} onRetry={() => send({ type: 'list.refreshed' })} />
            ),
          })}
          {isListed && notices.length === 0 && <p>{t('account-notices:nothingElse')}</p>}
          {isListed && <NoticesByMonth notices={notices} />}
          {state.matches('moreFailed') && <Problem words={t('account-notices:moreFailed')} help={helpFor(why)} />}
          {isListed && hasMore && !state.matches('marking') && (
            <div>
              <Button kind="secondary" isBusy={state.matches('loadingMore')} onClick={() => send({ type: 'more.asked' })}>
                {t('account-notices:more')}
              </Button>
            </div>
          )}
        </section>
      )}
    </>
  )
}
