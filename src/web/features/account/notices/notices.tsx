import { css, cx } from '@linaria/core'
import { useMachine } from '@xstate/react'
import { useMemo } from 'react'
import type { Notice, NoticeDetail } from '#contract/account/notice.ts'
import { pathOfNotice } from '#contract/account/notice-path.ts'
import { dayInLondon, startOfDay } from '#contract/london.ts'
import { formatDay, formatDayOfMonth, monthName } from '#web/i18n/dates.ts'
import { t } from '#web/i18n/i18n.ts'
import { formatMoney } from '#web/i18n/later-formats.ts'
import { useSite } from '#web/site/site.ts'
import { Button } from '#web/ui/button.tsx'
import { showState } from '#web/ui/by-state.ts'
import { CauseQuote } from '#web/ui/cause-quote.tsx'
import { Empty } from '#web/ui/empty.tsx'
import { Face } from '#web/ui/face.tsx'
import { useFollowLinks } from '#web/ui/follow-links.ts'
import { Icon } from '#web/ui/icons.tsx'
import { Problem } from '#web/ui/reading-parts.tsx'
import { ShopMark } from '#web/ui/shop-mark.tsx'
import { card, skeletonLine, soft, stack, tightStack, visuallyHidden } from '#web/ui/styles.ts'
import { helpFor, useWhy } from '#web/ui/why.ts'
import { noticesWith } from './notices.implementations.ts'

// Whose it is stands before each line, as on statements of a bank; when it was, at its end.
const list = css`
  padding-block: 0;
  & > li { display: grid; grid-template: auto auto / 2.75rem minmax(0, 1fr); gap: 0 var(--s4); padding-block: var(--s4); }
  & > li + li { border-block-start: 1px solid var(--line-soft); }
  & > li > [data-face] { inline-size: 2.75rem; block-size: 2.75rem; }
  & > li > div { display: grid; gap: var(--s1); min-inline-size: 0; text-wrap: pretty; }
  & h3, & h4 { margin: 0; letter-spacing: 0; font: 650 1rem / 1.4 var(--text); overflow-wrap: anywhere; }
  & time { white-space: nowrap; font-size: var(--size-s); }
  & a { justify-self: start; display: inline-flex; align-items: center; min-block-size: 44px; margin-block-end: calc(-1 * var(--s2)); font-weight: 600; }
  @media (max-width: 479px) { & > li { grid-template-columns: 2.25rem minmax(0, 1fr); gap: 0 var(--s3); } && > li > [data-face] { inline-size: 2.25rem; block-size: 2.25rem; } }
`
const head = css`display: flex; flex-wrap: wrap; gap: 0 var(--s3); justify-content: space-between; align-items: baseline; & > div { display: flex; flex-wrap: wrap; gap: 0 var(--s2); align-items: baseline; }`
const isNewMark = css`
  background: var(--accent); color: var(--accent-ink); border-radius: 999px; padding: 1px var(--s2); font-size: var(--size-s); font-weight: 650;
`
const monthHeading = css`letter-spacing: 0; font: 650 1rem / 1.4 var(--text);`
const ours = css`display: grid; place-items: center; border-radius: var(--radius-card); background: var(--accent-wash); color: var(--accent);`

/** Whose notice it is: a shop's, a cause's or ours. */
function Sender({ shop, cause }: NoticeDetail) {
  if (shop) return <ShopMark name={shop} category="" />
  if (cause) return <Face name={cause} picture={null} />
  return (
    <span className={ours} data-face aria-hidden="true">
      <Icon name="heart" />
    </span>
  )
}

interface NoticeLineProps {
  notice: Notice
  /** What the cause says to it, unless the same stands above. */
  says: string | undefined
  /** Below which heading it stands. */
  level: 'h3' | 'h4'
}

function NoticeLine({ notice: { kind, subject, at, isNew, detail }, says, level: Heading }: NoticeLineProps) {
  const follow = useFollowLinks()
  const values = {
    shop: detail.shop ?? '',
    cause: detail.cause ?? '',
    name: detail.name ?? t('account-notices:someone'),
    toCause: detail.toCause ?? '',
    text: detail.text ?? '',
    amount: formatMoney(detail.pence ?? 0),
    day: detail.day ? formatDay(startOfDay(detail.day)) : '',
    stage: detail.stage ? t(`account-notices:stage.${detail.stage}`) : '',
  }
  return (
    <li>
      <Sender {...detail} />
      <div>
        <div className={head}>
          <div>
            <Heading>{t(`account-notices:kind.${kind}.title`, values)}</Heading>
            {isNew && <span className={isNewMark}>{t('account-notices:new')}</span>}
          </div>
          <time className={soft} dateTime={at}>
            {formatDayOfMonth(at)}
          </time>
        </div>
        <p>{t(`account-notices:kind.${kind}.text`, values)}</p>
        {detail.reason && <p>{t(`account-notices:reason.${detail.reason}`)}</p>}
        {detail.refusal && <p>{t(`account-notices:refusal.${detail.refusal}`)}</p>}
        {detail.risks?.map((risk) => (
          <p key={risk}>{t(`account-notices:risk.${risk}`)}</p>
        ))}
        {says && <CauseQuote cause={values.cause} words={says} />}
        <a href={pathOfNotice(kind, subject, detail)} onClick={follow}>
          {t(`account-notices:kind.${kind}.action`)}
        </a>
      </div>
    </li>
  )
}

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
      <ul className={cx(card, list)}>
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
      <ul className={cx(card, list)}>
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
