import { css, cx } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import type { CauseRecord, RecordLine } from '#contract/support/records.ts'
import { keyOfItem } from '#contract/support/support-queue-names.ts'
import { formatDayAndTime } from '#web/i18n/dates.ts'
import { t } from '#web/i18n/i18n.ts'
import { formatMoney } from '#web/i18n/later-formats.ts'
import { stageLabel, toneOf } from '#web/shared/transactions/labels.ts'
import { Icon } from '#web/ui/icons.tsx'
import { Status } from '#web/ui/status.tsx'
import { card, row, soft, stack, tightStack } from '#web/ui/styles.ts'
import { listTable } from '#web/ui/table.ts'
import { noteOf, sentenceOf } from './record-line.tsx'

// A line through the dots leads from what is new to where it began.
const timeline = css`
  display: grid;
  & > li { position: relative; display: grid; gap: 2px; padding: 0 0 var(--s5) var(--s5); }
  & > li::before { content: ''; position: absolute; inset: 0.45em auto auto 0; inline-size: 10px; block-size: 10px; border: 2px solid var(--accent); border-radius: 50%; background: var(--surface-raised); z-index: 1; }
  & > li:not(:last-child)::after { content: ''; position: absolute; inset: 0.6em auto -0.6em 4px; border-inline-start: 2px solid var(--line-soft); }
  & > li > b { font-weight: 600; }
  & > li > span { gap: 0 var(--s3); font-size: var(--size-s); }
`
const byStage = css`
  && thead th { white-space: normal; vertical-align: bottom; }
  & tr > :last-child { padding-inline-end: 0; }
  & tbody th > span { white-space: normal; }
  @media (min-width: 768px) { & thead th:not(:first-child), & td { inline-size: 1%; } }
  @media (min-width: 768px) { & td > small { display: none; } }
  @media (max-width: 767px) {
    && tr { padding: var(--s3) 0; margin: 0; background: none; border: 0; border-block-end: 1px solid var(--line-soft); border-radius: 0; }
    && tbody > tr:last-child { border-block-end: 0; }
    & th { grid-column: 1 / -1; }
    & td > small { font-size: inherit; }
    & td:not(.money) { color: var(--ink-soft); }
  }
`
const ways = css`
  display: grid;
  & > li + li { border-block-start: 1px solid var(--line-soft); }
  & a { display: flex; align-items: center; justify-content: space-between; gap: var(--s3); min-block-size: 44px; padding-block: var(--s1); overflow-wrap: anywhere; }
`
const said = css`white-space: pre-line; overflow-wrap: anywhere;`

type Shared = Pick<CauseRecord, 'donations' | 'waiting' | 'lines'>

/** Leads to what a line is about, where there is more of it. */
function More({ line, waiting }: { line: RecordLine; waiting: Shared['waiting'] }) {
  if (line.kind === 'donation')
    return (
      <Link to="/support/donations/$transactionId" params={{ transactionId: line.id }}>
        {t('support-records:seeDonation')}
      </Link>
    )
  if (line.kind === 'payment')
    return (
      line.runId && (
        <Link to="/support/payment-runs/$runId" params={{ runId: line.runId }}>
          {t('support-records:seeRun')}
        </Link>
      )
    )
  const reference = line.kind === 'claim' ? line.id : 'reference' in line ? line.reference : null
  const item = waiting.find((one) => one.reference === reference)
  return item ? (
    <Link to="/support/queue" search={{ item: keyOfItem(item) }}>
      {t('support-records:seeItem')}
    </Link>
  ) : null
}

/** What has happened, the newest first. */
export function RecordLines({ lines, waiting, whose }: Pick<Shared, 'lines' | 'waiting'> & { whose: 'person' | 'cause' }) {
  return (
    <ol className={timeline}>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines never change places on a page, and two of one moment may say the same
        <li key={`${line.at} ${index}`}>
          <b>{sentenceOf(line, whose)}</b>
          {noteOf(line) && <p className={said}>{noteOf(line)}</p>}
          <span className={cx(row, soft)}>
            <span>
              {line.kind === 'audit' && line.by
                ? t('support-records:line.by', { when: formatDayAndTime(line.at), who: line.by })
                : formatDayAndTime(line.at)}
            </span>
            <More line={line} waiting={waiting} />
          </span>
        </li>
      ))}
    </ol>
  )
}

export function DonationsByStage({ donations }: Pick<Shared, 'donations'>) {
  return (
    <section className={cx(card, tightStack)} aria-labelledby="donations">
      <h2 id="donations">{t('support-records:donations')}</h2>
      {donations.length === 0 ? (
        <p className={soft}>{t('support-records:noDonations')}</p>
      ) : (
        <table className={cx(listTable, byStage)} aria-labelledby="donations">
          <thead>
            <tr>
              <th scope="col">{t('support-records:stage')}</th>
              <th scope="col">{t('support-records:count')}</th>
              <th scope="col" className="money">
                {t('support-records:sum')}
              </th>
            </tr>
          </thead>
          <tbody>
            {donations.map(({ stage, count, pence }) => (
              <tr key={stage}>
                <th scope="row">
                  <Status tone={toneOf(stage)}>{stageLabel(stage)}</Status>
                </th>
                <td>
                  {count} <small>{t('support-records:ofThem', { count })}</small>
                </td>
                <td className="money">{formatMoney(pence)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

export function Waiting({ waiting }: Pick<Shared, 'waiting'>) {
  return (
    <section className={cx(card, tightStack)} aria-labelledby="waiting">
      <h2 id="waiting">{t('support-records:waiting')}</h2>
      {waiting.length === 0 ? (
        <p className={soft}>{t('support-records:nothingWaits')}</p>
      ) : (
        <ul className={ways}>
          {waiting.map((item) => (
            <li key={keyOfItem(item)}>
              <Link to="/support/queue" search={{ item: keyOfItem(item) }}>
                {t('support-records:item', { queue: t(`support-queue:queue.${item.queue}`), name: item.name })}
                <Icon name="forward" />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** The frame of what has happened: which page it is, and the way to the others. */
export const recordCard = cx(card, stack)
