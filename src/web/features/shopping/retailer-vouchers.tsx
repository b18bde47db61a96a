import { css, cx } from '@linaria/core'
import { formatDay } from '#contract/dates.ts'
import type { Retailer } from '#contract/shopping/retailer.ts'
import { t } from '#web/i18n/i18n.ts'
import { Button } from '#web/ui/button.tsx'
import { copyText } from '#web/ui/copy-text.ts'
import { Icon } from '#web/ui/icons.tsx'
import { card, row, soft, tightStack } from '#web/ui/styles.ts'

const rows = css`
  && { display: grid; padding-block: var(--s1); }
  & > li { display: flex; justify-content: space-between; gap: var(--s1) var(--s4); align-items: center; min-block-size: 60px; padding-block: var(--s2); border-block-end: 1px solid var(--line-soft); flex-wrap: wrap; }
  & > li:last-child { border: 0; }
  & > li > :last-child { margin-inline-start: auto; }
  & > li > a { display: inline-flex; align-items: center; min-block-size: 44px; }
  & b { font-variant-numeric: tabular-nums; }
`
const until = css`
  & > li > :first-child { flex: 1 1 12rem; }
  & > li > :first-child > span { display: block; font-size: var(--size-s); }
  @media (max-width: 767px) { & > li > :last-child { margin-inline-start: 0; } }
`
/** What holds for a while, with the day until which it does below it. */
export const offerRows = cx(card, rows, until)
const code = css`
  font: 650 1.05rem/1 ui-monospace, monospace; padding: var(--s2) var(--s3); border: 2px dashed var(--line); border-radius: var(--radius); background: var(--surface);
`

/** Codes to copy, with the day until which each holds; nothing where the shop has none. */
export function RetailerVouchers({ vouchers }: Pick<Retailer, 'vouchers'>) {
  if (vouchers.length === 0) return null
  const copy = (voucher: string) =>
    copyText(voucher, { done: t('shopping:retailer.copied', { code: voucher }), failed: t('shopping:retailer.copyFailed') })
  return (
    <section className={tightStack} aria-labelledby="vouchers">
      <h2 id="vouchers">{t('shopping:retailer.vouchers')}</h2>
      <ul className={offerRows}>
        {vouchers.map((voucher) => (
          <li key={voucher.code}>
            <span>
              {voucher.title}
              {voucher.endsAt && (
                <span className={soft}> {t('shopping:retailer.until', { date: formatDay(voucher.endsAt) })}</span>
              )}
            </span>
            <span className={row}>
              <span className={code}>{voucher.code}</span>
              <Button kind="quiet" onClick={() => void copy(voucher.code)}>
                <Icon name="copy" />
                {t('shopping:retailer.copy', { code: voucher.code })}
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
