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
import { bullets, row, soft, stack, tightStack } from '#web/ui/styles.ts'
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
// The whole and its parts, in one line; what doesn't fit goes to the next.
const sums = css`
  display: flex; flex-wrap: wrap; gap: var(--s3) 0; margin: 0; padding-block: var(--s3); background: var(--surface-raised); border: 1px solid var(--line-soft); border-radius: var(--radius-card);
  & > div { display: grid; gap: 2px; flex: 1 1 0; min-inline-size: min-content; align-content: end; padding-inline: var(--s5); }
  & > div ~ div { border-inline-start: 1px solid var(--line-soft); }
  & dt { font-size: var(--size-s); line-height: 1.3; text-wrap: balance; color: var(--ink-soft); }
  & dd { margin: 0; font: 600 var(--size-xl) / 1.2 var(--display); font-variant-numeric: tabular-nums; }
  @media (max-width: 767px) { & > div { padding-inline: var(--s3); align-content: space-between; } & dd { font-size: var(--size-l); } }
  @media (max-width: 359px) { & > div { padding-inline: var(--s2); } }
`
const remind = css`
  display: grid; gap: 2px; justify-items: start; padding: var(--s4) var(--s5); background: var(--accent-wash); border-radius: var(--radius-card); text-wrap: pretty;
  & h2 { font: 650 var(--size-m) / 1.4 var(--text); letter-spacing: 0; }
  & p { font-size: var(--size-s); }
  @media (max-width: 767px) { padding-inline: var(--s4); }
  @media (forced-colors: active) { border: 1px solid; }
`
const notes = css`font-size: var(--size-s); padding-block-start: var(--s2); &:empty { display: none; }`
const listHead = css`justify-content: space-between; gap: var(--s1) var(--s4); & > p { font-weight: 650; }`

/** Has its place before it has been read, so that nothing moves. */
function Raised({ found }: { found: SupportersFound['raised'] | undefined }) {
  const rows = [
    ['raisedAll', found && found.named + found.others],
    ['raisedNamed', found?.named],
    ['raisedOthers', found?.others],
  ] as const
  return (
    <dl className={sums}>
      {rows.map(([name, pence]) => (
        <div key={name}>
          <dt>{t(`cause-admin:supporters.${name}`)}</dt>
          <dd>{pence === undefined ? '\u00a0' : formatMoney(pence)}</dd>
        </div>
      ))}
    </dl>
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
      {lapsed > 0 && wanted.part === 'lapsed' && (
        <div className={remind}>
          <h2>{t('cause-admin:supporters.lapsed', { count: lapsed })}</h2>
          <p>
            {t('cause-admin:supporters.remind')}{' '}
            <Link
              to="/settings/cause/$causeId/supporter-communications/$eventType/$eventMedium/edit"
              params={{ causeId: `${cause.id}`, eventType: 'nudge30DaysNoShop', eventMedium: 'email' }}
            >
              {t('cause-admin:supporters.remindNote')}
            </Link>
          </p>
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
            <CsvDownload
              title={t('cause-admin:supporters.fileTitle')}
              name="supporters.csv"
              read={(signal) => readSupportersCsv(site, cause.id, wanted, signal)}
            />
          </div>
          <SupporterRows supporters={supporters} caption={counted} now={site.browser.now()} />
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
          <ul className={cx(bullets, soft, notes)}>
            {supporters.some(({ firstName }) => firstName === null) && <li>{t('cause-admin:supporters.anonymousNote')}</li>}
            {found && found.raised.others > 0 && <li>{t('cause-admin:supporters.raisedOthersNote')}</li>}
          </ul>
        </div>
      )}
    </div>
  )
}
