import { css } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import type { JournalAccount } from '#contract/giving/journal-accounts.ts'
import type { DonationRecord, JournalLine, RecordedCorrection } from '#contract/support/donation-record.ts'
import { formatDay, formatDayAndTime } from '#web/i18n/dates.ts'
import { t } from '#web/i18n/i18n.ts'
import { formatMoney } from '#web/i18n/later-formats.ts'
import { Facts } from '#web/ui/facts.tsx'
import { Status } from '#web/ui/status.tsx'
import { card, soft, stack, tightStack } from '#web/ui/styles.ts'
import { listTable } from '#web/ui/table.ts'

const postings = css`
  inline-size: 100%; max-inline-size: 40rem;
  & th, & td { text-align: start; padding: var(--s2) var(--s3) var(--s2) 0; border-block-end: 1px solid var(--line-soft); vertical-align: top; }
  & th { font-weight: 500; }
  & td { text-align: end; font-variant-numeric: tabular-nums; white-space: nowrap; }
`
const whose = css`display: block; color: var(--ink-soft); font-size: var(--size-s);`

const accountName = (account: JournalAccount) => t(`support-donations:account.${account}`)

/** The payment that has taken it, and the way to its run. */
export function PaidWith({ payment }: Pick<DonationRecord, 'payment'>) {
  const { runId, stage, reference } = payment ?? {}
  const words = !payment
    ? t('support-donations:record.notPaid')
    : runId && stage
      ? t(`support-donations:record.line.${stage}`, { run: runId, reference: reference ?? '' })
      : t('support-donations:record.paidOutside', { reference: reference ?? '' })
  return (
    <section className={`${card} ${tightStack}`} aria-labelledby="payment">
      <h2 id="payment">{t('support-donations:record.payment')}</h2>
      <p>{words}</p>
      {runId && (
        <p>
          <Link to="/support/payment-runs/$runId" params={{ runId }}>
            {t('support-donations:record.seeRun', { run: runId })}
          </Link>
        </p>
      )}
    </section>
  )
}

function MadeUp({ payment }: Pick<RecordedCorrection, 'payment'>) {
  if (!payment) return t('support-donations:record.open')
  const { reference, runId, isPaid } = payment
  const words = t(isPaid ? 'support-donations:record.settled' : 'support-donations:record.settling', { reference })
  return runId ? (
    <Link to="/support/payment-runs/$runId" params={{ runId }}>
      {words}
    </Link>
  ) : (
    words
  )
}

export function Corrections({ corrections }: Pick<DonationRecord, 'corrections'>) {
  return (
    <section className={stack} aria-labelledby="corrections">
      <h2 id="corrections">{t('support-donations:record.correctionsTitle')}</h2>
      {corrections.length === 0 ? (
        <p className={soft}>{t('support-donations:record.noCorrections')}</p>
      ) : (
        <table className={listTable} aria-labelledby="corrections">
          <thead>
            <tr>
              <th scope="col">{t('support-donations:record.when')}</th>
              <th scope="col" className="money">
                {t('support-donations:record.difference')}
              </th>
              <th scope="col">{t('support-donations:record.why')}</th>
              <th scope="col">{t('support-donations:record.madeUp')}</th>
            </tr>
          </thead>
          <tbody>
            {corrections.map((one) => (
              <tr key={`${one.at} ${one.pence}`}>
                <th scope="row">{formatDayAndTime(one.at)}</th>
                <td className="money">{formatMoney(one.pence)}</td>
                <td className="wide">
                  {one.reason ? t(`giving:declined.${one.reason}`) : t('support-donations:record.reduced')}
                </td>
                <td className="wide">
                  <MadeUp payment={one.payment} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

const postingKey = ({ account, pence }: JournalLine['postings'][number]) => `${account} ${pence}`

export function Journal({ journal, standing }: Pick<DonationRecord, 'journal' | 'standing'>) {
  return (
    <section className={stack} aria-labelledby="journal">
      <div>
        <h2 id="journal">{t('support-donations:record.journal')}</h2>
        <p className={soft}>{t('support-donations:record.journalText')}</p>
      </div>
      <ol className={stack}>
        {journal.map((line) => (
          <li key={`${line.at} ${line.kind}`} className={tightStack}>
            <h3>{t(`support-donations:journalKind.${line.kind}`)}</h3>
            <p className={soft}>{[formatDayAndTime(line.at), line.note].filter(Boolean).join(', ')}</p>
            <table className={postings}>
              <tbody>
                {line.postings.map((one) => (
                  <tr key={postingKey(one)}>
                    <th scope="row">
                      {accountName(one.account)}
                      {one.owner && <span className={whose}>{one.owner}</span>}
                    </th>
                    <td>{formatMoney(one.pence)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </li>
        ))}
      </ol>
      <div className={`${card} ${tightStack}`}>
        <h3>{t('support-donations:record.standing')}</h3>
        {standing.length === 0 && <p>{t('support-donations:record.standsNowhere')}</p>}
        <Facts rows={standing.map(({ account, pence }) => [accountName(account), formatMoney(pence)])} />
      </div>
    </section>
  )
}

export function Reports({ reports }: Pick<DonationRecord, 'reports'>) {
  return (
    <section className={stack} aria-labelledby="reports">
      <h2 id="reports">{t('support-donations:record.reports')}</h2>
      {reports.length === 0 && <p className={soft}>{t('support-donations:record.noReports')}</p>}
      <ul className={stack}>
        {reports.map((report) => (
          <li key={report.id} className={`${card} ${tightStack}`}>
            <h3>{t('support-donations:record.report', { reference: report.reference, day: formatDay(report.receivedAt) })}</h3>
            <p>
              <Status tone={report.handledAt ? 'positive' : 'waiting'}>
                {report.handledAt
                  ? t('support-donations:record.handled', {
                      day: formatDay(report.handledAt),
                      name: report.handledBy ?? t('support-donations:record.somebody'),
                    })
                  : t('support-donations:record.notHandled')}
              </Status>
            </p>
            <p>{t(`support:report.reason.${report.reason}`)}</p>
            {report.spentPence !== null && (
              <p>{t('support-donations:record.claimSpent', { amount: formatMoney(report.spentPence) })}</p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

export function Claims({ claims }: Pick<DonationRecord, 'claims'>) {
  return (
    <section className={stack} aria-labelledby="claims">
      <h2 id="claims">{t('support-donations:record.claims')}</h2>
      {claims.length === 0 && <p className={soft}>{t('support-donations:record.noClaims')}</p>}
      <ul className={stack}>
        {claims.map((claim) => (
          <li key={claim.id} className={`${card} ${tightStack}`}>
            <h3>
              {t('support-donations:record.claimOf', {
                reference: claim.id,
                type: t(`giving-claims:type.${claim.type}`),
                day: formatDay(claim.filedAt),
              })}
            </h3>
            <p>{t(`giving-claims:stage.${claim.stage}.label`)}</p>
            <p className={soft}>
              {[
                t(claim.isOfThis ? 'support-donations:record.claimThis' : 'support-donations:record.claimVisit'),
                claim.orderReference && t('support-donations:record.claimOrder', { order: claim.orderReference }),
                claim.spentPence !== null && t('support-donations:record.claimSpent', { amount: formatMoney(claim.spentPence) }),
              ]
                .filter(Boolean)
                .join(', ')}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
