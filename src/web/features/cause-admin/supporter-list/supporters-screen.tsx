import { css, cx } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import { useMachine } from '@xstate/react'
import { useMemo } from 'react'
import type { SupportersFound, SupportersWanted } from '#contract/cause-admin/supporter.ts'
import type { SupporterPart } from '#contract/cause-admin/supporter-parts.ts'
import type { CauseCard } from '#contract/causes/cause.ts'
import { t } from '#web/i18n/i18n.ts'
import { formatMoney } from '#web/i18n/later-formats.ts'
import { CsvDownload } from '#web/shared/transactions/csv-download.tsx'
import { useSite } from '#web/site/site.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { showState } from '#web/ui/by-state.ts'
import { Empty } from '#web/ui/empty.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Loading, Problem } from '#web/ui/reading-parts.tsx'
import { row, soft, stack, tightStack } from '#web/ui/styles.ts'
import { helpFor, useWhy } from '#web/ui/why.ts'
import { SupporterFilters } from './supporter-filters.tsx'
import { readSupportersCsv, supporterListWith } from './supporter-list.implementations.ts'
import { SupporterRows } from './supporter-rows.tsx'

// What can be done beside the heading; on a phone below it, the first thing first.
const head = css`
  display: flex; flex-wrap: wrap; gap: var(--s3) var(--s4); justify-content: space-between; align-items: center;
  @media (max-width: 767px) { & > :last-child { gap: var(--s2); & > :last-child { order: -1; padding-inline: var(--s3); } & > :first-child { font-size: var(--size-s); } } }
`
// Higher than the window before the list has come, so that nothing below it moves.
const page = css`min-block-size: 48rem; @media (max-width: 767px) { gap: var(--s4); }`
// The whole, and beside it its parts as one bar that says the same in words.
const sums = css`
  --others: light-dark(color-mix(in srgb, var(--accent) 30%, var(--surface-raised)), color-mix(in srgb, var(--accent) 58%, var(--surface-raised))); display: grid; gap: var(--s3) var(--s6); padding: var(--s5); background: var(--surface-raised); border: 1px solid var(--line-soft); border-radius: var(--radius-card); grid-template: 'all bar bar' auto 'all named others' auto / minmax(max-content, 4fr) minmax(0, 4fr) minmax(0, 5fr);
  & > dl { display: contents; }
  & dt { font-size: var(--size-s); line-height: 1.3; color: var(--ink-soft); }
  & dd { margin: 0; font-variant-numeric: tabular-nums; }
  & [data-of='all'] { grid-area: all; align-self: center; & > dd { font: 700 var(--size-3xl) / 1.15 var(--text); color: var(--accent); } }
  & > svg { grid-area: bar; inline-size: 100%; block-size: 14px; border-radius: 7px; background: var(--surface-sunk); & .named { fill: var(--accent); } & .others { fill: var(--others); } }
  & [data-of='named'], & [data-of='others'] { display: grid; grid-template-columns: 14px minmax(0, 1fr); gap: 0 var(--s2); align-items: center; align-content: start; & > dd { grid-column: 2; font-weight: 650; } & > dd + dd { font-size: var(--size-s); font-weight: 400; line-height: 1.35; color: var(--ink-soft); } }
  & [data-of='named'] { grid-area: named; }
  & [data-of='others'] { grid-area: others; }
  & [data-of='named']::before, & [data-of='others']::before { content: ''; inline-size: 14px; block-size: 14px; border-radius: 3px; background: var(--accent); forced-color-adjust: none; }
  & [data-of='others']::before { background: var(--others); }
  @media (max-width: 767px) { padding: var(--s4); column-gap: var(--s4); grid-template: 'all' auto 'bar' auto 'named' auto 'others' auto / minmax(0, 1fr); & > dl > [data-of]:not([data-of='all']) { grid-template-columns: 14px minmax(0, 1fr) auto; & > dd:nth-of-type(1) { grid-column: 3; } } }
  @media (forced-colors: active) { & > svg { forced-color-adjust: none; border: 1px solid; } }
`
// Whom to win back, and beside it, on a phone below it, who they are and what can be done.
const remind = css`
  display: flex; flex-wrap: wrap; gap: 0 var(--s5); justify-content: space-between; align-items: center; padding: var(--s2) var(--s5); background: var(--accent-wash); border-radius: var(--radius-card); text-wrap: pretty;
  & h2 { font: 650 var(--size-m) / 1.4 var(--text); letter-spacing: 0; }
  & > p { flex: 1 1 100%; font-size: var(--size-s); text-wrap: balance; order: 1; padding-block-end: var(--s2); }
  & > div { gap: var(--s1) var(--s5); & > a { display: inline-flex; align-items: center; min-block-size: 44px; font-size: var(--size-s); font-weight: 600; line-height: 1.3; } }
  @media (max-width: 767px) { padding: var(--s3) var(--s4); gap: var(--s2) var(--s5); & > div > a:last-child { flex: 1 1 auto; } & > p { order: 0; padding-block-end: 0; } }
  @media (forced-colors: active) { border: 1px solid; }
`
const notes = css`font-size: var(--size-s); padding-block-start: var(--s2);`
const listHead = css`justify-content: space-between; gap: var(--s1) var(--s4); & > p { font-weight: 650; }`
// Beside how many they are; on a phone a line of its own.
const nudge = css`display: inline-flex; align-items: center; min-block-size: 44px; margin-inline-end: auto; font-size: var(--size-s); font-weight: 600; @media (max-width: 767px) { order: 1; flex-basis: 100%; }`

/** Has its place before it has been read, so that nothing moves. */
function Raised({ found }: { found: SupportersFound['raised'] | undefined }) {
  const all = found && found.named + found.others
  const say = (pence: number | undefined) => (pence === undefined ? '\u00a0' : formatMoney(pence))
  const share = all ? (Math.max(0, found.named) / all) * 100 : 0
  return (
    <div className={sums}>
      <svg aria-hidden="true" focusable="false">
        {!!all && <rect className="others" width="100%" height="100%" />}
        <rect className="named" width={`${share}%`} height="100%" />
      </svg>
      <dl>
        <div data-of="all">
          <dt>{t('cause-admin:supporters.raisedAll')}</dt>
          <dd>{say(all)}</dd>
        </div>
        <div data-of="named">
          <dt>{t('cause-admin:supporters.raisedNamed')}</dt>
          <dd>{say(found?.named)}</dd>
        </div>
        <div data-of="others">
          <dt>{t('cause-admin:supporters.raisedOthers')}</dt>
          <dd>{say(found?.others)}</dd>
          <dd>{t('cause-admin:supporters.raisedOthersNote')}</dd>
        </div>
      </dl>
    </div>
  )
}

const isEveryone = ({ part, name }: SupportersWanted) => part === null && name === ''

/** R-105, F-149, F-150 */
export function SupportersScreen({ cause, part = null }: { cause: CauseCard; part?: SupporterPart | null }) {
  const site = useSite()
  const machine = useMemo(() => supporterListWith(site, cause.id), [site, cause.id])
  const [state, send, actor] = useMachine(machine, { input: { part } })
  const why = useWhy(actor)
  const { supporters, total, wanted, sums: found } = state.context
  const want = (next: SupportersWanted) => send({ type: 'list.wanted', wanted: next })
  const lapsed = found?.parts.lapsed ?? 0
  const hasMore = (supporters.at(-1)?.position ?? 1) > 1
  const counted = t(isEveryone(wanted) ? 'cause-admin:supporters.counted' : 'cause-admin:supporters.found', { count: total })
  return (
    <div className={cx(stack, page)}>
      <div className={head}>
        <PageHeading>{t('cause-admin:supporters.title')}</PageHeading>
        <div className={row}>
          <ButtonLink to="/settings/cause/$causeId/supporter-communications" params={{ causeId: `${cause.id}` }} kind="quiet">
            {t('cause-admin:supporters.messages')}
          </ButtonLink>
          <ButtonLink to="/raisemore">{t('cause-admin:supporters.invite')}</ButtonLink>
        </div>
      </div>
      {(found ?? state.matches('loading')) && <Raised found={found?.raised} />}
      {!state.matches('empty') && (
        <SupporterFilters wanted={wanted} parts={found?.parts} isBusy={state.matches('loading')} onWanted={want} />
      )}
      {lapsed > 0 && wanted.name === '' && wanted.part === 'lapsed' && (
        <div className={remind}>
          <h2>{t('cause-admin:supporters.lapsed', { count: lapsed })}</h2>
          <p>{t('cause-admin:supporters.remind')}</p>
          <div className={row}>
            <ButtonLink
              to="/settings/cause/$causeId/supporter-communications/$eventType/$eventMedium/edit"
              params={{ causeId: `${cause.id}`, eventType: 'nudge30DaysNoShop', eventMedium: 'email' }}
              kind="secondary"
            >
              {t('cause-admin:supporters.remindNote')}
            </ButtonLink>
          </div>
        </div>
      )}
      {showState(state.value, {
        loading: <Loading />,
        shown: null,
        loadingMore: null,
        moreFailed: null,
        nobodyFound: () => <p role="status">{t('cause-admin:supporters.nobodyFound')}</p>,
        empty: () => (
          <Empty scene="no-supporters">
            <p>{t('cause-admin:supporters.empty')}</p>
          </Empty>
        ),
        failed: () => (
          <Problem
            words={t('cause-admin:supporters.failed')}
            help={helpFor(why)}
            onRetry={() => send({ type: 'page.refreshed' })}
          />
        ),
      })}
      {supporters.length > 0 && (
        <div className={tightStack}>
          <div className={cx(row, listHead)}>
            <p role="status">{counted}</p>
            {lapsed > 0 && isEveryone(wanted) && (
              <Link
                to="/settings/cause/$causeId/supporter-communications/$eventType/$eventMedium/edit"
                params={{ causeId: `${cause.id}`, eventType: 'nudge30DaysNoShop', eventMedium: 'email' }}
                className={nudge}
              >
                {t('cause-admin:supporters.remindLapsed', { count: lapsed })}
              </Link>
            )}
            <CsvDownload
              title={t('cause-admin:supporters.fileTitle')}
              name="supporters.csv"
              read={(signal) => readSupportersCsv(site, cause.id, wanted, signal)}
            />
          </div>
          <SupporterRows
            supporters={supporters}
            caption={counted}
            now={site.browser.now()}
            order={wanted.order}
            onOrder={(order) => want({ ...wanted, order })}
          />
          {state.matches('moreFailed') && (
            <Problem
              words={t('cause-admin:supporters.moreFailed')}
              help={helpFor(why)}
              onRetry={() => send({ type: 'more.asked' })}
            />
          )}
          {hasMore && !state.matches('moreFailed') && (
            <div>
              <Button kind="secondary" isBusy={state.matches('loadingMore')} onClick={() => send({ type: 'more.asked' })}>
                {t('cause-admin:supporters.more')}
              </Button>
            </div>
          )}
          {supporters.some(({ firstName }) => firstName === null) && (
            <p className={cx(soft, notes)}>{t('cause-admin:supporters.anonymousNote')}</p>
          )}
        </div>
      )}
    </div>
  )
}
