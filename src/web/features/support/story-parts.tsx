import { css, cx } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import { formatDayAndTime } from '#contract/dates.ts'
import type { CauseRecord, StoryLine } from '#contract/support/story.ts'
import { keyOfItem } from '#contract/support/support-queue-names.ts'
import { t } from '#web/i18n/i18n.ts'
import { formatMoney } from '#web/i18n/later-formats.ts'
import { stageLabel, toneOf } from '#web/shared/transactions/labels.ts'
import { Status } from '#web/ui/status.tsx'
import { bullets, card, row, soft, stack, tightStack } from '#web/ui/styles.ts'
import { listTable } from '#web/ui/table.ts'
import { noteOf, sentenceOf } from './story-line.tsx'

const story = css`
  display: grid;
  & > li { display: grid; gap: 2px; padding-block: var(--s3); border-block-end: 1px solid var(--line-soft); }
  & > li:last-child { border-block-end: 0; }
`
const said = css`white-space: pre-line; overflow-wrap: anywhere;`

type Shared = Pick<CauseRecord, 'donations' | 'waiting' | 'lines'>

/** Leads to what a line is about, where there is more of it. */
function More({ line, waiting }: { line: StoryLine; waiting: Shared['waiting'] }) {
  if (line.kind === 'donation')
    return (
      <Link to="/support/donations/$transactionId" params={{ transactionId: line.id }}>
        {t('support-stories:seeDonation')}
      </Link>
    )
  if (line.kind === 'payment')
    return (
      line.runId && (
        <Link to="/support/payment-runs/$runId" params={{ runId: line.runId }}>
          {t('support-stories:seeRun')}
        </Link>
      )
    )
  const reference = line.kind === 'claim' ? line.id : 'reference' in line ? line.reference : null
  const item = waiting.find((one) => one.reference === reference)
  return item ? (
    <Link to="/support/queue" search={{ item: keyOfItem(item) }}>
      {t('support-stories:seeItem')}
    </Link>
  ) : null
}

/** What has happened, the newest first. */
export function Story({ lines, waiting, whose }: Pick<Shared, 'lines' | 'waiting'> & { whose: 'person' | 'cause' }) {
  return (
    <ol className={story}>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines never change places on a page, and two of one moment may say the same
        <li key={`${line.at} ${index}`}>
          <b>{sentenceOf(line, whose)}</b>
          {noteOf(line) && <p className={said}>{noteOf(line)}</p>}
          <span className={cx(row, soft)}>
            <span>
              {line.kind === 'audit' && line.by
                ? t('support-stories:line.by', { when: formatDayAndTime(line.at), who: line.by })
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
      <h2 id="donations">{t('support-stories:donations')}</h2>
      {donations.length === 0 ? (
        <p className={soft}>{t('support-stories:noDonations')}</p>
      ) : (
        <table className={listTable} aria-labelledby="donations">
          <thead>
            <tr>
              <th scope="col">{t('support-stories:stage')}</th>
              <th scope="col">{t('support-stories:count')}</th>
              <th scope="col" className="money">
                {t('support-stories:sum')}
              </th>
            </tr>
          </thead>
          <tbody>
            {donations.map(({ stage, count, pence }) => (
              <tr key={stage}>
                <th scope="row">
                  <Status tone={toneOf(stage)}>{stageLabel(stage)}</Status>
                </th>
                <td>{count}</td>
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
      <h2 id="waiting">{t('support-stories:waiting')}</h2>
      {waiting.length === 0 ? (
        <p className={soft}>{t('support-stories:nothingWaits')}</p>
      ) : (
        <ul className={bullets}>
          {waiting.map((item) => (
            <li key={keyOfItem(item)}>
              <Link to="/support/queue" search={{ item: keyOfItem(item) }}>
                {t('support-stories:item', { queue: t(`support-queue:queue.${item.queue}`), name: item.name })}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** The frame of what has happened: which page it is, and the way to the others. */
export const storyCard = cx(card, stack)
