import { css, cx } from '@linaria/core'
import down from 'lucide/dist/esm/icons/arrow-down.mjs'
import upDown from 'lucide/dist/esm/icons/chevrons-up-down.mjs'
import type { SupporterEntry, SupporterOrder } from '#contract/cause-admin/supporter.ts'
import { DAY, limits } from '#contract/limits.ts'
import { formatShortDay } from '#web/i18n/dates.ts'
import { t } from '#web/i18n/i18n.ts'
import { formatMoney } from '#web/i18n/later-formats.ts'
import { Icon } from '#web/ui/icons.tsx'
import { Monogram } from '#web/ui/monogram.tsx'
import { Silhouette } from '#web/ui/silhouette.tsx'
import { soft, visuallyHidden } from '#web/ui/styles.ts'
import { listTable } from '#web/ui/table.ts'

// Below 768 px two lines: who and how much, and below it since when and the last purchase, in every order.
const rows = css`
  @media (max-width: 767px) {
    & tr { grid-template-columns: 2rem fit-content(60%) minmax(0, 1fr) auto; gap: 0 var(--s2); padding: var(--s2) 0 var(--s3); margin: 0; background: none; border: 0; border-block-end: 1px solid var(--line-soft); border-radius: 0; }
    & tr > th { grid-area: 1 / 1 / 2 / 4; }
    & tr > .money { grid-area: 1 / 4; }
    & tr > :nth-child(2) { grid-area: 2 / 2; color: var(--ink-soft); }
    & tr > :nth-child(3) { grid-area: 2 / 3 / 3 / 5; text-align: end; }
    & tr[data-stopped] > :nth-child(3) { color: var(--waiting); }
    & td.money { align-self: center; }
    & td:not(.money) { font-size: var(--size-s); }
    & tr > th > span { column-gap: var(--s2); }
  }
  & td.money { font-weight: 600; }
`
const hidden = css`font-size: var(--size-s); font-weight: 400; color: var(--ink-soft);`
const face = css`display: grid; grid-template-columns: auto minmax(0, 1fr); gap: var(--s3); align-items: center; & > [data-face] { inline-size: 2rem; block-size: 2rem; font-size: var(--size-s); }`
const stopped = css`display: block; inline-size: max-content; max-inline-size: 100%; padding: 1px var(--s2); border-radius: 999px; background: var(--waiting-wash); font-size: var(--size-s); font-weight: 600; line-height: 1.4; color: var(--waiting); @media (forced-colors: active) { border: 1px solid; } @media (max-width: 767px) { display: none; } @media (min-width: 1152px) { display: inline-block; margin-inline-start: var(--s2); }`
const sorts = css`
  display: inline-flex; align-items: center; gap: var(--s1); min-block-size: 32px; padding: 0; border: 0; background: none; font: inherit; color: inherit; cursor: pointer;
  & > svg { inline-size: 1em; block-size: 1em; flex: none; }
  &:hover { color: var(--ink); text-decoration: underline; text-underline-offset: 0.18em; }
  th[aria-sort] > & { color: var(--ink); }
  /* There the headings are for those alone who hear them, and a list to choose from stands above. */
  @media (max-width: 767px) { display: none; }
`
const unbroken = css`white-space: nowrap;`
const label = css`@media (min-width: 768px) { display: none; }`

/** A day that no line ends in. */
const Day = ({ iso }: { iso: string }) => <span className={unbroken}>{formatShortDay(iso)}</span>

/** On a phone, where no column says what a day is of. */
const Label = ({ children }: { children: string }) => <span className={label}>{children} </span>

const hasName = ({ firstName, lastName }: SupporterEntry) => !!(firstName || lastName)

const nameOf = ({ firstName, lastName }: SupporterEntry) =>
  [firstName, lastName].filter(Boolean).join(' ') || t('cause-admin:supporters.anonymous')

/** how much an anonymous person has raised is told of all of them together only. */
const Sum = ({ pence }: { pence: number | null }) =>
  pence === null ? <span className={hidden}>{t('cause-admin:supporters.notShown')}</span> : formatMoney(pence)

/** The last time somebody bought something is so long ago that they count as having stopped. */
const hasStopped = ({ lastRaisedDate }: SupporterEntry, now: number) =>
  lastRaisedDate !== null && now - Date.parse(lastRaisedDate) > limits.activeDays * DAY

interface HeadingProps {
  by: SupporterOrder
  order: SupporterOrder
  onOrder(order: SupporterOrder): void
  className?: string
  children: string
}

/** A heading that puts the list in the order of its column, the most or the newest first. */
function Heading({ by, order, onOrder, className, children }: HeadingProps) {
  return (
    <th scope="col" className={className} aria-sort={by === order ? 'descending' : undefined}>
      <button type="button" className={sorts} onClick={() => onOrder(by)}>
        {children}
        <Icon drawing={by === order ? down : upDown} />
      </button>
      <span className={label}>{children}</span>
    </th>
  )
}

interface RowsProps {
  supporters: SupporterEntry[]
  caption: string
  now: number
  order: SupporterOrder
  onOrder(order: SupporterOrder): void
}

export function SupporterRows({ supporters, caption, now, order, onOrder }: RowsProps) {
  return (
    <table className={cx(listTable, rows)}>
      <caption className={visuallyHidden}>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{t('cause-admin:supporters.name')}</th>
          <Heading by="newest" order={order} onOrder={onOrder}>
            {t('cause-admin:supporters.joined')}
          </Heading>
          <Heading by="purchase" order={order} onOrder={onOrder}>
            {t('cause-admin:supporters.lastPurchase')}
          </Heading>
          <Heading by="raised" order={order} onOrder={onOrder} className="money">
            {t('cause-admin:supporters.raisedAll')}
          </Heading>
        </tr>
      </thead>
      <tbody>
        {supporters.map((entry) => (
          <tr key={entry.position} data-stopped={hasStopped(entry, now) || undefined}>
            <th scope="row" className={entry.firstName === null ? soft : undefined}>
              <span className={face}>
                {hasName(entry) ? <Monogram name={nameOf(entry)} isRound /> : <Silhouette />}
                {nameOf(entry)}
              </span>
            </th>
            <td>
              <Label>{t('cause-admin:supporters.joined')}</Label>
              <Day iso={entry.registeredDate} />
            </td>
            <td>
              {entry.lastRaisedDate && (
                <Label>{t(`cause-admin:supporters.${hasStopped(entry, now) ? 'since' : 'lastBought'}`)}</Label>
              )}
              {entry.lastRaisedDate ? <Day iso={entry.lastRaisedDate} /> : t('cause-admin:supporters.never')}
              {hasStopped(entry, now) && <span className={stopped}>{t('cause-admin:supporters.quiet')}</span>}
            </td>
            <td className="money">
              <Sum pence={entry.raisedPence} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
