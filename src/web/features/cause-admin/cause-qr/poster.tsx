import { css, cx } from '@linaria/core'
import { Fragment } from 'react'
import type { CauseQr } from '#machines/cause-admin/cause-qr/cause-qr.machine.ts'
import { t } from '#web/i18n/i18n.ts'
import { BrandMark } from '#web/ui/brand-mark.tsx'
import { CauseCover } from '#web/ui/cause-cover.tsx'
import { Face } from '#web/ui/face.tsx'
import { QrSquares } from '#web/ui/qr-code.tsx'
import { paper } from '#web/ui/styles.ts'
import type { PosterSize } from './poster-sizes.ts'

// The sheets have one shape, so everything on one is measured by its width, on paper as on the screen.
const sheet = css`
  container-type: inline-size; inline-size: 100%; aspect-ratio: 1 / 1.4142; overflow: hidden; border: 1px solid var(--line-soft); box-shadow: var(--shadow-card, none); print-color-adjust: exact;
  @media print { border: 0; aspect-ratio: auto; break-inside: avoid; }
  & > div { display: flex; flex-direction: column; block-size: 100%; }
  & > div > * { flex-shrink: 0; }
  &:has([data-long]) > div > :first-child { block-size: 22cqi; }
`
const sizes: Record<PosterSize, string> = {
  a4: css`
    :global() { @page a4 { size: A4; margin: 0 } }
    @media print { page: a4; inline-size: 210mm; block-size: 296.5mm; }
  `,
  a5: css`
    :global() { @page a5 { size: A5; margin: 0 } }
    @media print { page: a5; inline-size: 148mm; block-size: 209.5mm; }
  `,
  a6: css`
    :global() { @page a6 { size: 105mm 148mm; margin: 0 } }
    @media print { page: a6; inline-size: 105mm; block-size: 147.5mm; }
  `,
}
// Of its own shape, so that nothing of the drawing is cut.
const cover = css`display: block; inline-size: 100%; aspect-ratio: auto; block-size: 33.4cqi;`
const head = css`
  display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: 0 3cqi; align-items: start; padding: 0 6cqi; margin-block-start: -4cqi;
  & > :first-child { inline-size: 15cqi; block-size: 15cqi; font-size: 6.5cqi; border: 0.9cqi solid var(--paper); border-radius: 3cqi; view-transition-name: none; }
  & > p { padding-block-start: 5cqi; font: 600 4.6cqi / 1.15 var(--display); overflow-wrap: anywhere; }
  & > p[data-long] { font-size: 3.6cqi; }
  & > p > span { display: block; font: 400 2.1cqi / 1.4 var(--text, inherit); margin-block-start: 0.4cqi; }
  & > h2 { grid-column: 1 / -1; margin-block-start: 3cqi; font-size: 7.4cqi; line-height: 1.06; letter-spacing: -0.02em; text-wrap: balance; color: var(--accent); overflow-wrap: anywhere; }
`
const middle = css`
  flex-grow: 1; display: grid; grid-template-columns: 53cqi minmax(0, 1fr); gap: 4cqi; align-items: center; padding: 2cqi 6cqi;
  & > svg { inline-size: 100%; background: var(--paper); forced-color-adjust: none; border: 0.5cqi solid var(--accent); border-radius: 2.5cqi; }
`
const steps = css`
  display: grid; gap: 3.2cqi; list-style: none; padding: 0; counter-reset: step;
  & > li { display: grid; grid-template-columns: 6.5cqi minmax(0, 1fr); gap: 2cqi; align-items: center; font-size: 2.9cqi; line-height: 1.2; font-weight: 650; }
  & > li > b { display: grid; place-items: center; inline-size: 6.5cqi; block-size: 6.5cqi; border-radius: 50%; background: var(--highlight); color: var(--highlight-ink); font: 600 3.4cqi / 1 var(--display); print-color-adjust: exact; }
`
const foot = css`
  display: grid; gap: 1.6cqi; padding: 3cqi 6cqi; background: var(--accent); color: var(--accent-ink); print-color-adjust: exact;
  & > p:first-child { font-size: 2.9cqi; line-height: 1.3; font-weight: 550; text-wrap: balance; }
  & > div { display: grid; grid-template-columns: minmax(0, 1fr) max-content; gap: 3cqi; align-items: end; font-size: 2.3cqi; line-height: 1.35; }
  & b { display: block; font-size: 2.7cqi; overflow-wrap: anywhere; }
  & b > span { display: inline-block; max-inline-size: 100%; }
  & > div > p:last-child { display: inline-flex; align-items: center; gap: 1.2cqi; }
  & svg { fill: currentcolor; inline-size: auto; block-size: 3.6cqi; }
`

/** As people type it, and copy it. A long one breaks after a stroke, never within a word or at a hyphen, which would look like one that was added. */
const Typed = ({ address }: { address: string }) =>
  address
    .replace(/^https?:\/\//, '')
    .split('/')
    .map((part, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one address stay where they are
      <Fragment key={index}>
        {index > 0 && (
          <>
            /<wbr />
          </>
        )}
        <span>{part}</span>
      </Fragment>
    ))

/** The sheet as it's printed. */
export function Poster({ found, size }: { found: CauseQr; size: PosterSize }) {
  const { causeName: cause, picture, kind, cover: wide, charityNumber, address, squares } = found
  return (
    <section className={cx(sheet, sizes[size], paper)} aria-labelledby="poster">
      <div>
        <CauseCover name={cause} kind={kind} picture={wide} sizes="1536px" className={cover} />
        <div className={head}>
          <Face name={cause} picture={picture} isLarge />
          <p data-long={cause.length > 32 || undefined}>
            {cause}
            {charityNumber !== null && <span>{t('cause-admin-qr:charity', { number: charityNumber })}</span>}
          </p>
          <h2 id="poster">{t('cause-admin-qr:poster')}</h2>
        </div>
        <div className={middle}>
          <QrSquares squares={squares} label={t('cause-admin-qr:label', { cause })} className="" />
          <ol className={steps} aria-label={t('cause-admin-qr:steps')}>
            {(['scan', 'choose', 'shop'] as const).map((step, index) => (
              <li key={step}>
                <b aria-hidden="true">{index + 1}</b>
                {t(`cause-admin-qr:step.${step}`)}
              </li>
            ))}
          </ol>
        </div>
        <div className={foot}>
          <p>{t('cause-admin-qr:free')}</p>
          <div>
            <p>
              {t('cause-admin-qr:type')}{' '}
              <b>
                <Typed address={address} />
              </b>
            </p>
            <p>
              <BrandMark />
            </p>
          </div>
        </div>
      </div>
    </section>
  )
}
