import { css, cx } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import { formatDay } from '#contract/dates.ts'
import type { Duration, Retailer } from '#contract/shopping/retailer.ts'
import { t } from '#web/i18n/i18n.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { copyText } from '#web/ui/copy-text.ts'
import { Icon } from '#web/ui/icons.tsx'
import { dotted, row, soft, visuallyHidden } from '#web/ui/styles.ts'
import { durationWords, whatStops } from './retailer-visit/shop-facts.ts'
import type { originOf } from './retailer-visit/visit-source.ts'

/** One thing that a shop's page says, between two lines: what it is stands before it where there is room. */
export const part = css`
  display: grid; gap: var(--s4) var(--s6); grid-template-columns: minmax(0, 1fr); padding-block-start: var(--s6); border-block-start: 1px solid var(--line-soft);
  @media (min-width: 1024px) { grid-template-columns: 17rem minmax(0, 1fr); }
`
/** What decides whether anything comes of a visit is no line among others. */
const weighty = css`
  && { padding: var(--s5); border: 1px solid var(--line-soft); border-radius: var(--radius-card); background: var(--surface-raised); } && + section { border: 0; padding-block-start: var(--s3); }
  @media (min-width: 1024px) { && { padding: var(--s6); grid-template-columns: minmax(0, 1fr); } }
`
/** What holds for a while, with the day until which it does below it. */
const offerRows = css`
  & > li { display: flex; flex-wrap: wrap; justify-content: space-between; gap: var(--s1) var(--s4); align-items: center; padding-block: var(--s3); }
  & > li:first-child { padding-block-start: 0; }
  & > li:last-child { padding-block-end: 0; }
  & > li + li { border-block-start: 1px solid var(--line-soft); }
  & > li > :first-child { flex: 1 1 12rem; }
  & > li > :first-child > span { display: block; font-size: var(--size-s); }
  @media (max-width: 767px) { & > li { display: grid; gap: var(--s2); justify-items: start; } }
  & > li > a { display: inline-flex; align-items: center; min-block-size: 44px; }
`
const code = css`
  font: 650 1.05rem/1 ui-monospace, monospace; padding: var(--s2) var(--s3); border: 2px dashed var(--line); border-radius: var(--radius); background: var(--surface);
`

/** What is offered, until when, and that it costs no donation. */
const Offer = ({ title, endsAt }: { title: string; endsAt: string | null }) => (
  <span>
    {title}
    <span className={soft}>
      {' '}
      {endsAt && `${t('shopping:retailer.until', { date: formatDay(endsAt) })}. `}
      {t('shopping:retailer.stillCounts')}
    </span>
  </span>
)

interface RetailerOffersProps extends Pick<Retailer, 'slug' | 'deals' | 'vouchers'> {
  /** Where the visit comes from. */
  from: ReturnType<typeof originOf>
}

/** Deals to go to, and codes to copy. */
export function RetailerOffers({ slug, deals, vouchers, from }: RetailerOffersProps) {
  if (deals.length + vouchers.length === 0) return null
  const copy = (voucher: string) =>
    copyText(voucher, { done: t('shopping:retailer.copied', { code: voucher }), failed: t('shopping:retailer.copyFailed') })
  const title = deals.length === 0 ? 'vouchers' : vouchers.length === 0 ? 'deals' : 'dealsAndCodes'
  return (
    <section className={part} aria-labelledby="deals">
      <h2 id="deals">{t(`shopping:retailer.${title}`)}</h2>
      <ul className={offerRows}>
        {deals.map((deal) => (
          <li key={deal.id}>
            <Offer {...deal} />
            <ButtonLink
              to="/deal/$retailerSlug/$dealId/visit"
              params={{ retailerSlug: slug, dealId: String(deal.id) }}
              search={from}
              kind="secondary"
            >
              {t('shopping:retailer.getDeal')}
            </ButtonLink>
          </li>
        ))}
        {vouchers.map((voucher) => (
          <li key={voucher.code}>
            <Offer {...voucher} />
            <span className={row}>
              <span className={code}>{voucher.code}</span>
              <Button kind="secondary" onClick={() => void copy(voucher.code)}>
                <Icon name="copy" />
                {t('shopping:retailer.copy')} <span className={visuallyHidden}>{voucher.code}</span>
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

// Beside what to do stands what stops a donation. What a shop says itself has a dot, as nobody knows whether it is a do or a don't, and the whole width.
const rules = css`
  display: grid; gap: var(--s5) var(--s7);
  @media (min-width: 768px) { grid-template-columns: repeat(2, minmax(0, 1fr)); & > :nth-child(3) { grid-column: 1 / -1; } }
  & ul { display: grid; gap: var(--s3); margin-block-start: var(--s3); }
  & li { display: grid; grid-template-columns: 1.25em minmax(0, 1fr); gap: var(--s3); text-wrap: pretty; }
  & svg { margin-block-start: 0.15em; color: var(--positive); }
  & > :nth-child(2) svg { color: var(--negative); }
  & li:not(:has(svg))::before { content: '•'; text-align: center; color: var(--ink-soft); }
`
// Nothing of it has happened yet: its dots are hollow. They stand beside each other where there is room.
const facts = css`
  && > ::before { background: none; border: 2px solid var(--accent); }
  & dt { font-weight: 650; }
  & dd { color: var(--ink-soft); text-wrap: pretty; }
  @media (min-width: 768px) {
    && { grid-template-columns: repeat(3, minmax(0, 1fr)); }
    && > * { padding: var(--s6) var(--s5) 0 0; align-content: start; }
    && > ::before { inset-inline-start: 0; inset-block-start: 0.35em; }
    && > ::after { inset-inline: 14px 0; inset-block: calc(0.35em + 6px) auto; inline-size: auto; block-size: 2px; }
  }
`

function Rules({ icon, title, lines }: { icon?: 'tick' | 'cross'; title: string; lines: readonly string[] }) {
  return (
    <div>
      <h3>{title}</h3>
      <ul>
        {lines.map((line) => (
          <li key={line}>
            {icon && <Icon name={icon} />}
            {line}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** U-060: what a donation depends on. */
export function RetailerTerms({ sector, terms, vouchers }: Pick<Retailer, 'sector' | 'terms' | 'vouchers'>) {
  const [codes = '', ...others] = whatStops(sector)
  return (
    <section className={cx(part, weighty)} aria-labelledby="counts">
      <h2 id="counts">{t('shopping:retailer.counts')}</h2>
      <div className={rules}>
        <Rules
          icon="tick"
          title={t('shopping:retailer.do')}
          lines={[t('shopping:retailer.count1'), t('shopping:retailer.count2')]}
        />
        <Rules
          icon="cross"
          title={t('shopping:retailer.stops')}
          lines={vouchers.length > 0 ? [codes, ...others] : [t('shopping:retailer.count3None'), ...others]}
        />
        {terms.length > 0 && <Rules title={t('shopping:retailer.terms')} lines={terms} />}
      </div>
    </section>
  )
}

/** What becomes of a donation, and when. */
export function AfterPurchase({
  trackingTime,
  confirmationTime,
  paidAround,
}: Pick<Retailer, 'trackingTime' | 'confirmationTime' | 'paidAround'>) {
  const within = (time: Duration) => t('shopping:retailer.within', { duration: durationWords(time) })
  return (
    <section className={part} aria-labelledby="after">
      <h2 id="after">{t('shopping:retailer.next')}</h2>
      <dl className={cx(dotted, facts)}>
        <div>
          <dt>{within(trackingTime)}</dt>
          <dd>
            {t('shopping:retailer.tracks')} <Link to="/enquiry/missing-donation/new">{t('shopping:retailer.missing')}</Link>
          </dd>
        </div>
        <div>
          <dt>{within(confirmationTime)}</dt>
          <dd>{t('shopping:retailer.confirms')}</dd>
        </div>
        <div>
          <dt>{paidAround ? t('shopping:retailer.around', { day: paidAround }) : t('shopping:retailer.then')}</dt>
          <dd>{t(`shopping:retailer.${paidAround ? 'pays' : 'paysWhen'}`)}</dd>
        </div>
      </dl>
    </section>
  )
}
