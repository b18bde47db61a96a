import { useMemo } from 'react'
import { fromPromise } from 'xstate'
import type { KeptReport } from '#contract/support/kept-report.ts'
import { reportConsoleMachine } from '#machines/support/report-console/report-console.machine.ts'
import { formatDay } from '#web/i18n/dates.ts'
import { t } from '#web/i18n/i18n.ts'
import { formatMoney } from '#web/i18n/later-formats.ts'
import { type Site, useSite } from '#web/site/site.ts'
import { Button } from '#web/ui/button.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { card, row, soft, tightStack } from '#web/ui/styles.ts'
import { DonationLink } from '../donation-link.tsx'
import { InPlace } from '../in-place.tsx'
import { Assignee, decisionActor, loadCalls, type OpenedItem, Queue } from '../queue.tsx'

function reportConsoleWith({ api }: Pick<Site, 'api'>, reference: string) {
  return reportConsoleMachine.provide({
    actors: {
      readQueue: fromPromise(
        async () => (await api.ask((await loadCalls()).listKeptReports, { query: { reference } })).details.reports,
      ),
      moveRequest: decisionActor(async (move) =>
        api.ask((await loadCalls()).decideKeptReport, { path: { id: Number(move.reference) }, body: move.event }),
      ),
    },
  })
}

/** Years that no calendar on a screen writes are told as they came. */
const dayOf = (at: string) => (at.startsWith('20') ? formatDay(at) : at)

const referenceOf = ({ id }: KeptReport) => `${id}`

/** Purchases that shops reported and that could not be booked as they came. */
export function ReportQueue({ reference, onMoved }: OpenedItem) {
  const site = useSite()
  const machine = useMemo(() => reportConsoleWith(site, reference), [site, reference])
  return (
    <Queue machine={machine} onMoved={onMoved} words="support:reports" referenceOf={referenceOf} keyOf={referenceOf}>
      {(report, { isBusy, onMove }) => (
        <li className={`${card} ${tightStack}`}>
          <h3>{t('support:report.title', { reference: report.reference })}</h3>
          <p className={soft}>{t('support:report.received', { day: formatDay(report.receivedAt) })}</p>
          <Assignee />
          <p>{t(`support:report.reason.${report.reason}`)}</p>
          <Facts
            rows={[
              [t('support:report.shop'), report.shopName],
              [t('support:report.spent'), report.spentPence === null ? null : formatMoney(report.spentPence)],
              [t('support:bought'), report.purchasedAt === null ? null : dayOf(report.purchasedAt)],
              [t('support:donation'), report.donationId && <DonationLink id={report.donationId} />],
            ]}
          />
          <InPlace isOpen={false} form={null} isMine={report.isMine}>
            <div className={row}>
              {report.reason === 'maybeClaimed' && (
                <Button isBusy={isBusy} onClick={() => onMove({ type: 'report.joined' })}>
                  {t('support:report.join')}
                </Button>
              )}
              <Button kind="secondary" isBusy={isBusy} onClick={() => onMove({ type: 'report.handled' })}>
                {t('support:report.handle')}
              </Button>
            </div>
          </InPlace>
        </li>
      )}
    </Queue>
  )
}
