import { css } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { donationFor, formatMoney, formatPounds, formatRate } from '#contract/money.ts'
import type { Rate, Retailer } from '#contract/shopping/retailer.ts'
import { t } from '#web/i18n/i18n.ts'
import { Icon } from '#web/ui/icons.tsx'
import { part } from './retailer-terms.tsx'
import { exampleSpend } from './retailer-visit/shop-facts.ts'
import { originOf, type VisitSource } from './retailer-visit/visit-source.ts'

/** How shops call the rate that holds for whatever no other of theirs names. */
const forAll = 'Everything'

const spends = [2500, exampleSpend, 10_000]

// The sentences lie on each other, and the chosen one is seen, also without a script: nothing moves.
const example = css`
  display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)) minmax(0, 1.25fr); align-content: start; position: relative;
  & > legend { float: inline-start; grid-column: 1 / -1; padding: 0 0 var(--s2); color: var(--ink-soft); }
  & > label { display: grid; place-items: center; min-block-size: 44px; border: 1px solid var(--line); background: var(--surface-raised); font-variant-numeric: tabular-nums; cursor: pointer; }
  & > label + label { border-inline-start: 0; }
  & > label:nth-of-type(4) { grid-template-columns: auto minmax(0, 1fr); padding-inline: var(--s3); gap: 2px; cursor: text; &::before { content: '£'; } &:not(:has(:placeholder-shown))::before { font-weight: 600; } }
  & > label:first-of-type { border-start-start-radius: var(--radius); border-end-start-radius: var(--radius); }
  & > label:last-of-type { border-start-end-radius: var(--radius); border-end-end-radius: var(--radius); }
  & > label:hover { color: var(--accent); }
  &:has(:placeholder-shown) > label:has(:checked) { border-color: var(--accent); background: var(--accent); color: var(--accent-ink); font-weight: 600; }
  & > label:has([type='text']:not(:placeholder-shown)) { border-color: var(--accent); box-shadow: inset 0 0 0 1px var(--accent); font-weight: 600; }
  & > label:has(:focus-visible) { outline: 3px solid var(--focus); outline-offset: 2px; z-index: 1; }
  & [type='radio'] { position: absolute; opacity: 0; }
  & [type='text'] { inline-size: 100%; min-block-size: 42px; padding: 0; border: 0; background: none; color: inherit; font: inherit; outline: 0; }
  & > div { grid-column: 1 / -1; display: grid; padding-block-start: var(--s5); }
  & p { grid-area: 1 / 1; display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 0 var(--s3); align-items: center; visibility: hidden; }
  & p > span { line-height: 1.35; overflow-wrap: anywhere; }
  & strong { font: 700 var(--size-2xl) / 1.2 var(--text); color: var(--accent); font-variant-numeric: tabular-nums; }
  & small { display: block; font-size: var(--size-s); color: var(--ink-soft); }
  &:has(:placeholder-shown):has(:nth-of-type(1) > :checked) p:nth-child(1), &:has(:placeholder-shown):has(:nth-of-type(2) > :checked) p:nth-child(2), &:has(:placeholder-shown):has(:nth-of-type(3) > :checked) p:nth-child(3), & p:nth-child(4) { visibility: visible; }
  @media (min-width: 1024px) { & > legend { padding-block-end: var(--s4); } & > label { min-block-size: 53px; } }
  /* Without a script nothing would work it out. */
  @media (scripting: none) { & > label:nth-of-type(4) { display: none; } }
  @media (forced-colors: active) { &:has(:placeholder-shown) > label:has(:checked) { outline: 3px solid Highlight; outline-offset: -3px; } }
`

interface ExampleProps {
  rate: Rate
  isGoods: boolean
  /** It's not the rate that stands large beside it. */
  isOfMost: boolean
  cause: string
}

/** Pence of what somebody has typed as pounds; null where that is no amount that anybody would spend. */
function penceOf(typed: string): number | null {
  const pounds = Number(typed.replaceAll(/[£,\s]/g, ''))
  return pounds > 0 && pounds <= 100_000 ? Math.round(pounds * 100) : null
}

/** What an order of one of three amounts raises for whom, or of one’s own, which holds while anything is typed. */
export function RaiseExample({ rate, isGoods, isOfMost, cause }: ExampleProps) {
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  // What was typed before the page came to life.
  useEffect(() => setTyped(field.current?.value ?? ''), [])
  const clear = () => {
    if (field.current) field.current.value = ''
    setTyped('')
  }
  const spend = (net: number) => formatPounds(isGoods ? net * 1.2 : net)
  const pence = penceOf(typed)
  const raised = (net: number) => (
    <>
      <strong>{formatMoney(donationFor(net, rate))}</strong>{' '}
      <span>
        {t('shopping:retailer.example', { cause })}
        {isGoods ? (
          <small>
            {t('shopping:retailer.exampleOf', {
              rate: formatRate(rate),
              net: net % 100 === 0 ? formatPounds(net) : formatMoney(net),
            })}
          </small>
        ) : (
          isOfMost && <small>{t('shopping:retailer.exampleAt', { rate: formatRate(rate) })}</small>
        )}
      </span>
    </>
  )
  return (
    <fieldset className={example}>
      <legend>{t('shopping:retailer.exampleTitle')}</legend>
      {spends.map((net) => (
        <label key={net}>
          <input type="radio" name="spend" defaultChecked={net === exampleSpend} onClick={clear} />
          {spend(net)}
        </label>
      ))}
      <label>
        <input
          ref={field}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          maxLength={9}
          aria-label={t('shopping:retailer.exampleOwn')}
          placeholder={t('shopping:retailer.exampleOther')}
          onInput={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      </label>
      <div role="status">
        {spends.map((net) => (
          <p key={net}>{raised(net)}</p>
        ))}
        {typed && (
          <p>
            {pence === null ? (
              <span>{t('shopping:retailer.exampleWrong')}</span>
            ) : (
              raised(Math.round(isGoods ? pence / 1.2 : pence))
            )}
          </p>
        )}
      </div>
    </fieldset>
  )
}

// What each gives stands in one column. Each is the way to the shop for it, and its whole row is pressed.
const rows = css`
  & > li + li { border-block-start: 1px solid var(--line-soft); }
  & a { display: grid; grid-template-columns: minmax(0, 1fr) auto 1.25rem; gap: var(--s3); align-items: center; padding-block: var(--s3); color: var(--ink); text-decoration: none; }
  & > li:first-child > a { padding-block-start: 0; }
  & small { display: block; color: var(--ink-soft); font-size: var(--size-s); }
  & b { font: 650 1.35rem / 1.2 var(--text); font-variant-numeric: tabular-nums; color: var(--accent); text-align: end; }
  & a > svg { inline-size: 1.25rem; block-size: 1.25rem; color: var(--ink-soft); }
  & u { color: var(--accent); text-decoration-thickness: 1px; text-underline-offset: 0.18em; }
  & a:hover u { text-decoration-thickness: 2px; }
  @media (min-width: 768px) { & a { grid-template-columns: minmax(0, 1fr) minmax(5rem, auto) 1.25rem; gap: var(--s4); } & a > span { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: var(--s5); align-items: center; } & small { font-size: inherit; } }
`

/** What a shop gives for what, with the way to each: for most things first, then the best. Alone, the rate for everything says no more than the one at the page's head. */
export function RetailerRates({
  retailer: { slug, rates, bestRate, sector },
  search,
}: {
  retailer: Pick<Retailer, 'slug' | 'rates' | 'bestRate' | 'sector'>
  search: VisitSource
}) {
  const [only, ...others] = rates
  if (others.length === 0 && only?.name === forAll) return null
  const place = (rate: Rate) => (rate.name === forAll ? 0 : rate.id === bestRate.id ? 1 : 2)
  const nameOf = (rate: Rate) => (place(rate) ? rate.name : t('shopping:retailer.mostItems'))
  return (
    <section className={part} aria-labelledby="rates">
      <h2 id="rates">{t('shopping:retailer.rates')}</h2>
      <ul className={rows}>
        {[...rates]
          .sort((one, other) => place(one) - place(other))
          .map((rate) => (
            <li key={rate.id}>
              <Link
                to="/retailer/$retailerSlug/rates/$rateId/visit"
                params={{ retailerSlug: slug, rateId: String(rate.id) }}
                search={originOf(search)}
              >
                <span>
                  <u>{nameOf(rate)}</u>
                  {rate.kind === 'percent' && (
                    <small>
                      {t(`shopping:retailer.${sector === 'goods' ? 'raisesNet' : 'raisesOf'}`, {
                        amount: formatMoney(donationFor(exampleSpend, rate)),
                      })}
                    </small>
                  )}
                </span>
                <b>{formatRate(rate)}</b>
                <Icon name="forward" />
              </Link>
            </li>
          ))}
      </ul>
    </section>
  )
}
