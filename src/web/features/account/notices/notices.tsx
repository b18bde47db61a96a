import { css, cx } from '@linaria/core'
import { useMachine } from '@xstate/react'
import { useMemo } from 'react'
import type { Notice } from '#contract/account/notice.ts'
import { pathOfNotice } from '#contract/account/notice-path.ts'
import { startOfDay } from '#contract/london.ts'
import { formatDay } from '#web/i18n/dates.ts'
import { t } from '#web/i18n/i18n.ts'
import { formatMoney } from '#web/i18n/later-formats.ts'
import { useSite } from '#web/site/site.ts'
import { Button } from '#web/ui/button.tsx'
import { showState } from '#web/ui/by-state.ts'
import { CauseQuote } from '#web/ui/cause-quote.tsx'
import { Empty } from '#web/ui/empty.tsx'
import { useFollowLinks } from '#web/ui/follow-links.ts'
import { Problem } from '#web/ui/reading-parts.tsx'
import { card, row, skeletonLine, soft, stack, tightStack, visuallyHidden } from '#web/ui/styles.ts'
import { helpFor, useWhy } from '#web/ui/why.ts'
import { noticesWith } from './notices.implementations.ts'

const list = css`
  display: grid; gap: var(--s3);
  & > li[data-new] { border-inline-start: 5px solid var(--accent); }
  & h3 { font-size: 1rem; }
`
const isNewMark = css`
  background: var(--accent); color: var(--accent-ink); border-radius: 999px; padding: 1px var(--s2); font-size: var(--size-s); font-weight: 650;
`

function NoticeLine({ notice: { kind, subject, at, isNew, detail, says } }: { notice: Notice }) {
  const follow = useFollowLinks()
  const values = {
    shop: detail.shop ?? '',
    cause: detail.cause ?? '',
    amount: formatMoney(detail.pence ?? 0),
    day: detail.day ? formatDay(startOfDay(detail.day)) : '',
    stage: detail.stage ? t(`account-notices:stage.${detail.stage}`) : '',
    name: detail.name ?? t('account-notices:someone'),
    toCause: detail.toCause ?? '',
    text: detail.text ?? '',
  }
  return (
    <li className={cx(card, tightStack)} data-new={isNew || undefined}>
      <div className={row}>
        <h3>{t(`account-notices:kind.${kind}.title`, values)}</h3>
        {isNew && <span className={isNewMark}>{t('account-notices:new')}</span>}
      </div>
      <p>{t(`account-notices:kind.${kind}.text`, values)}</p>
      {detail.reason && <p>{t(`account-notices:reason.${detail.reason}`)}</p>}
      {detail.refusal && <p>{t(`account-notices:refusal.${detail.refusal}`)}</p>}
      {detail.risks?.map((risk) => (
        <p key={risk}>{t(`account-notices:risk.${risk}`)}</p>
      ))}
      {says && <CauseQuote cause={values.cause} words={says} />}
      <p className={row}>
        <a href={pathOfNotice(kind, subject, detail)} onClick={follow}>
          {t(`account-notices:kind.${kind}.action`)}
        </a>
        <span className={soft}>{formatDay(at)}</span>
      </p>
    </li>
  )
}

/** G-031: what has become of purchases, questions and visits. */
export function Notices() {
  const site = useSite()
  const machine = useMemo(() => noticesWith(site), [site])
  const [state, send, actor] = useMachine(machine)
  const why = useWhy(actor)
  const { notices, hasMore } = state.context
  const isListed = state.hasTag('listed')
  return (
    <section className={stack} aria-labelledby="what-is-new">
      <div className={tightStack}>
        <h2 id="what-is-new">{t('account-notices:title')}</h2>
        <p className={soft}>{t('account-notices:intro')}</p>
      </div>
      <div role="status" aria-busy={state.hasTag('busy')}>
        {showState(state.value, {
          loading: () => (
            <>
              <p className={soft}>{t('account-notices:loading')}</p>
              <div className={skeletonLine} />
            </>
          ),
          marking: null,
          shown: null,
          loadingMore: null,
          moreFailed: null,
          empty: () => (
            <Empty scene="no-notices">
              <p>{t('account-notices:empty')}</p>
            </Empty>
          ),
          failed: null,
        })}
        {isListed && <p className={visuallyHidden}>{t('account-notices:listed', { count: notices.length })}</p>}
      </div>
      {state.matches('failed') && (
        <Problem words={t('account-notices:failed')} help={helpFor(why)} onRetry={() => send({ type: 'list.refreshed' })} />
      )}
      {isListed && (
        <ul className={list}>
          {notices.map((notice) => (
            <NoticeLine key={notice.id} notice={notice} />
          ))}
        </ul>
      )}
      {state.matches('moreFailed') && <Problem words={t('account-notices:moreFailed')} help={helpFor(why)} />}
      {isListed && hasMore && !state.matches('marking') && (
        <div>
          <Button kind="secondary" isBusy={state.matches('loadingMore')} onClick={() => send({ type: 'more.asked' })}>
            {t('account-notices:more')}
          </Button>
        </div>
      )}
    </section>
  )
}
