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
import { FigureTiles } from '../figure-tiles.tsx'
import { SupporterFilters } from './supporter-filters.tsx'
import { readSupportersCsv, supporterListWith } from './supporter-list.implementations.ts'
import { SupporterRows } from './supporter-rows.tsx'

// What can be done beside the heading; on a phone below it, the first thing first.
const head = css`
  display: flex; flex-wrap: wrap; gap: var(--s3) var(--s4); justify-content: space-between; align-items: end;
  @media (max-width: 767px) { gap: var(--s4); & > :last-child { gap: var(--s2); & > :last-child { order: -1; padding-inline: var(--s3); } & > :first-child { font-size: var(--size-s); } } }
`
const remind = css`
  display: flex; flex-wrap: wrap; gap: var(--s3) var(--s5); align-items: center; justify-content: space-between; padding: var(--s4) var(--s5); background: var(--accent-wash); border-radius: var(--radius-card);
  & > div { flex: 1 1 18rem; display: grid; gap: 2px; justify-items: start; text-wrap: pretty; }
  & h2 { font: 650 var(--size-m) / 1.4 var(--text); letter-spacing: 0; }
  & p { font-size: var(--size-s); max-inline-size: 34rem; }
  @media (forced-colors: active) { border: 1px solid; }
`
const listHead = css`justify-content: space-between; gap: var(--s1) var(--s4); & > p { font-weight: 650; }`

function Raised({ named, others }: SupportersFound['raised']) {
  return (
    <FigureTiles
      rows={[
        {
          name: t('cause-admin:supporters.raisedAll'),
          value: formatMoney(named + others),
          says: t('cause-admin:supporters.raisedAllNote'),
          isMain: true,
        },
        { name: t('cause-admin:supporters.raisedNamed'), value: formatMoney(named) },
        {
          name: t('cause-admin:supporters.raisedOthers'),
          value: formatMoney(others),
          says: t('cause-admin:supporters.raisedOthersNote'),
        },
      ]}
    />
  )
}

const isEveryone = ({ part, name }: SupportersWanted) => part === null && name === ''

/** R-105, F-149, F-150 */
export function SupportersScreen({ cause, part = null }: { cause: CauseCard; part?: SupporterPart | null }) {
  const site = useSite()
  const machine = useMemo(() => supporterListWith(site, cause.id), [site, cause.id])
  const [state, send, actor] = useMachine(machine, { input: { part } })
  const why = useWhy(actor)
  const { supporters, total, wanted, sums } = state.context
  const want = (next: SupportersWanted) => send({ type: 'list.wanted', wanted: next })
  const lapsed = sums?.parts.lapsed ?? 0
  const hasMore = (supporters.at(-1)?.position ?? 1) > 1
  const counted = t(isEveryone(wanted) ? 'cause-admin:supporters.counted' : 'cause-admin:supporters.found', { count: total })
  return (
    <div className={stack}>
      <div className={head}>
        <PageHeading intro={t('cause-admin:supporters.intro')}>{t('cause-admin:supporters.title')}</PageHeading>
        <div className={row}>
          <ButtonLink to="/settings/cause/$causeId/supporter-communications" params={{ causeId: `${cause.id}` }} kind="quiet">
            {t('cause-admin:supporters.messages')}
          </ButtonLink>
          <ButtonLink to="/raisemore">{t('cause-admin:supporters.invite')}</ButtonLink>
        </div>
      </div>
      {sums && <Raised {...sums.raised} />}
      {lapsed > 0 && (wanted.part === null || wanted.part === 'lapsed') && (
        <div className={remind}>
          <div>
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
          {wanted.part === null && (
            <Button kind="secondary" onClick={() => want({ ...wanted, part: 'lapsed' })}>
              {t('cause-admin:supporters.lapsedSee', { count: lapsed })}
            </Button>
          )}
        </div>
      )}
      {!state.matches('empty') && (
        <SupporterFilters wanted={wanted} parts={sums?.parts} isBusy={state.matches('loading')} onWanted={want} />
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
          {supporters.some(({ firstName }) => firstName === null) && (
            <p className={soft}>{t('cause-admin:supporters.anonymousNote')}</p>
          )}
        </div>
      )}
    </div>
  )
}
