import type { NextPayment } from '#contract/cause-admin/dashboard.ts'
import type { PaidSums } from '#contract/cause-admin/statement.ts'
import { formatDay, formatWeekday } from '#web/i18n/dates.ts'
import { t } from '#web/i18n/i18n.ts'
import { formatMoney } from '#web/i18n/later-formats.ts'
import { FigureTiles } from '../figure-tiles.tsx'

/** What keeps it from being paid stands in the overview, with what can be done; here only that it does. */
function saysOf({ on, minimumPence, missing }: NextPayment): string {
  const values = { day: formatWeekday(on), minimum: formatMoney(minimumPence) }
  if (missing === null) return values.day
  return t(missing === 'underMinimum' ? 'cause-admin:statements.nextUnder' : 'cause-admin:statements.nextWaits', values)
}

/** Since when; and this year’s part, where there has been another year’s too. */
function sinceOf({ inAll, inYear, year }: PaidSums, since: string): string {
  const day = formatDay(since)
  if (inYear <= 0 || inYear >= inAll) return t('cause-admin:statements.inAllNote', { day })
  return t('cause-admin:statements.inAllOfYear', { day, amount: formatMoney(inYear), year: `${year}` })
}

interface Props {
  paid: PaidSums
  next: NextPayment
  /** The day of the first payment; null where there has been none. */
  since: string | null
}

/** What a cause has been paid, and what comes next. */
export function PaidSoFar({ paid, next, since }: Props) {
  return (
    <FigureTiles
      rows={[
        { name: t('cause-admin:statements.next'), value: formatMoney(next.readyPence), says: saysOf(next), isMain: true },
        // What no payment is of yet: the shops have it.
        ...(next.unpaid.shops > 0
          ? [
              {
                name: t('cause-admin:statements.withShops'),
                value: formatMoney(next.unpaid.shops),
                says: t('cause-admin:statements.withShopsNote'),
              },
            ]
          : []),
        {
          name: t('cause-admin:statements.inAll'),
          value: formatMoney(paid.inAll),
          says: since !== null && sinceOf(paid, since),
        },
      ]}
    />
  )
}
