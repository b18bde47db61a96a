import '#web/i18n/claims.words.ts'
import '#web/i18n/donation-records.words.ts'
import '#web/i18n/support.words.ts'
import { css } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import { formatDay, formatDayAndTime } from '#contract/dates.ts'
import { formatMoney } from '#contract/money.ts'
import type { DonationRecord, JournalAccount, JournalLine, RecordedCorrection } from '#contract/support/donation-record.ts'
import { t } from '#web/i18n/i18n.ts'
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

const accountName = (account: JournalAccount) => t(`donation-records:account.${account}`)

/** The payment that has taken it, and the way to its run. */
export function PaidWith({ payment }: Pick<DonationRecord, 'payment'>) {
  const { runId, stage, reference } = payment ?? {}
  const words = !payment
    ? t('donation-records:record.notPaid')
    : runId && stage
      ? t(`donation-records:record.line.${stage}`, { run: runId, reference: reference ?? '' })
      : t('donation-records:record.paidOutside', { reference: reference ?? '' })
  return (
    <section className={tightStack} aria-labelledby="payment">
      <h2 id="payment">{t('donation-records:record.payment')}</h2>
      <p>{words}</p>
      {runId && (
        <p>
          <Link to="/support/payment-runs/$runId" params={{ runId }}>
            {t('donation-records:record.seeRun', { run: runId })}
          </Link>
        </p>
      )}
    </section>
  )
}

function MadeUp({ payment }: Pick<RecordedCorrection, 'payment'>) {
  if (!payment) return t('donation-records:record.open')
  const { reference, runId, isPaid } = payment
  const words = t(isPaid ? 'donation-records:record.settled' : 'donation-records:record.settling', { reference })
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
      <h2 id="corrections">{t('donation-records:record.correctionsTitle')}</h2>
      {corrections.length === 0 ? (
        <p className={soft}>{t('donation-records:record.noCorrections')}</p>
      ) : (
        <table className={listTable} aria-labelledby="corrections">
          <thead>
            <tr>
              <th scope="col">{t('donation-records:record.when')}</th>
              <th scope="col" className="money">
                {t('donation-records:record.difference')}
              </th>
              <th scope="col">{t('donation-records:record.why')}</th>
              <th scope="col">{t('donation-records:record.madeUp')}</th>
            </tr>
          </thead>
          <tbody>
            {corrections.map((one) => (
              <tr key={`${one.at} ${one.pence}`}>
                <th scope="row">{formatDayAndTime(one.at)}</th>
                <td className="money">{formatMoney(one.pence)}</td>
                <td className="wide">{one.reason ? t(`giving:declined.${one.reason}`) : t('donation-records:record.reduced')}</td>
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
        <h2 id="journal">{t('donation-records:record.journal')}</h2>
        <p className={soft}>{t('donation-records:record.journalText')}</p>
      </div>
      <ol className={stack}>
        {journal.map((line) => (
          <li key={`${line.at} ${line.kind}`} className={tightStack}>
            <h3>{t(`donation-records:journalKind.${line.kind}`)}</h3>
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
        <h3>{t('donation-records:record.standing')}</h3>
        {standing.length === 0 && <p>{t('donation-records:record.standsNowhere')}</p>}
        <Facts rows={standing.map(({ account, pence }) => [accountName(account), formatMoney(pence)])} />
      </div>
    </section>
  )
}

export function Reports({ reports }: Pick<DonationRecord, 'reports'>) {
  return (
    <section className={stack} aria-labelledby="reports">
      <h2 id="reports">{t('donation-records:record.reports')}</h2>
      {reports.length === 0 && <p className={soft}>{t('donation-records:record.noReports')}</p>}
      <ul className={stack}>
        {reports.map((report) => (
          <li key={report.id} className={`${card} ${tightStack}`}>
            <h3>{t('donation-records:record.report', { reference: report.reference, day: formatDay(report.receivedAt) })}</h3>
            <p>
              <Status tone={report.handledAt ? 'positive' : 'waiting'}>
                {report.handledAt
                  ? t('donation-records:record.handled', {
                      day: formatDay(report.handledAt),
                      name: report.handledBy ?? t('donation-records:record.somebody'),
                    })
                  : t('donation-records:record.notHandled')}
              </Status>
            </p>
            <p>{t(`support:report.reason.${report.reason}`)}</p>
            {report.spentPence !== null && (
              <p>{t('donation-records:record.claimSpent', { amount: formatMoney(report.spentPence) })}</p>
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
      <h2 id="claims">{t('donation-records:record.claims')}</h2>
      {claims.length === 0 && <p className={soft}>{t('donation-records:record.noClaims')}</p>}
      <ul className={stack}>
        {claims.map((claim) => (
          <li key={claim.id} className={`${card} ${tightStack}`}>
            <h3>
              {t('donation-records:record.claimOf', {
                reference: claim.id,
                type: t(`claims:type.${claim.type}`),
                day: formatDay(claim.filedAt),
              })}
            </h3>
            <p>{t(`claims:stage.${claim.stage}.label`)}</p>
            <p className={soft}>
              {[
                t(claim.isOfThis ? 'donation-records:record.claimThis' : 'donation-records:record.claimVisit'),
                claim.orderReference && t('donation-records:record.claimOrder', { order: claim.orderReference }),
                claim.spentPence !== null && t('donation-records:record.claimSpent', { amount: formatMoney(claim.spentPence) }),
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
