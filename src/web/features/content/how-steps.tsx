import { css } from '@linaria/core'
import { t } from '#web/i18n/i18n.ts'
import { PaintedScene } from '#web/ui/painted-scene.tsx'

const way = css`
  display: grid; counter-reset: step; text-wrap: pretty;
  & > li { display: grid; gap: var(--s3) var(--s4); grid-template-columns: 5rem minmax(0, 1fr); align-items: start; counter-increment: step; padding-block: var(--s5); border-block-start: 1px solid var(--line-soft); }
  & > li > div { display: grid; gap: var(--s2); }
  & > li > svg { overflow: hidden; border-radius: var(--radius-card); background: linear-gradient(var(--accent-wash), color-mix(in srgb, var(--accent-wash) 45%, var(--surface))); }
  /* One line joins the steps, and each number stands on it, beside its heading; all words have one measure below them. */
  @media (max-width: 767px) {
    & > li { position: relative; grid-template-columns: 32px minmax(0, 1fr); gap: var(--s2) var(--s3); padding: 0 0 var(--s6); border: 0; }
    & > li > svg { grid-area: 2 / 2; aspect-ratio: 1.85; }
    & > li > div { display: contents; & > h2 { grid-area: 1 / 2; } & > p { grid-area: 3 / 2; } }
    & > li > p { grid-area: 4 / 2; margin-block-start: var(--s1); }
    & > li::before { content: counter(step); grid-area: 1 / 1; align-self: center; display: grid; place-items: center; inline-size: 32px; block-size: 32px; border-radius: 50%; background: var(--accent); color: var(--accent-ink); font-weight: 650; z-index: 1; }
    & > li::after { content: ''; position: absolute; inset-inline-start: 15px; inset-block: 0; border-inline-start: 2px solid var(--accent); }
    & > li:first-child::after { inset-block-start: 1.5rem; }
    & > li:last-child::after { inset-block-end: auto; block-size: 1.5rem; }
  }
  @media (max-width: 767px) and (forced-colors: active) { & > li::before { border: 2px solid CanvasText; } }
  & > li > p { align-self: stretch; align-content: center; padding: var(--s3) var(--s4); background: var(--accent-wash); border-radius: var(--radius); }
  & > li > p > span { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 var(--s4); font-weight: 650; & > b { font-weight: 650; color: var(--waiting); } & > [data-done] { color: var(--positive); } }
  & h2 { font-size: var(--size-l); align-self: center; }
  /* Heading and day stand on one line, and the dot on the day's. */
  @media (min-width: 768px) { --day: calc(var(--s5) + 0.4rem); & h2::before { content: counter(step) '. '; color: var(--accent); } & > li { grid-template-columns: 8rem minmax(0, 1fr) minmax(0, 20rem); gap: var(--s6); & > svg { align-self: center; } } & > li > svg { block-size: 6.5rem; } & > li > p { grid-column: auto; position: relative; align-content: start; margin-block: calc(-1 * var(--s5)); padding-block: var(--day) var(--s5); padding-inline: var(--s7) var(--s6); border-radius: 0; } & > li:first-child > p { margin-block-start: calc(-1px - var(--s5)); border-start-start-radius: var(--radius-card); border-start-end-radius: var(--radius-card); } & > li:last-child > p { border-end-start-radius: var(--radius-card); border-end-end-radius: var(--radius-card); } }
  /* One line joins the days, on one panel. */
  @media (min-width: 768px) {
    & > li > p::before { content: ''; position: absolute; inset-inline-start: 17px; inset-block-start: calc(var(--day) + 0.5lh - 7px); border: 7px solid var(--accent); border-radius: 50%; }
    & > li > p::after { content: ''; position: absolute; inset-inline-start: 23px; inset-block: -1px; border-inline-start: 2px solid var(--accent); }
    & > li:first-child > p::after { inset-block-start: calc(var(--day) + 0.5lh); }
    & > li:last-child > p::after { inset-block-end: auto; block-size: calc(var(--day) + 0.5lh); }
  }
  @media (min-width: 1024px) { & h2 { font-size: var(--size-xl); } & > li { grid-template-columns: 11rem minmax(0, 1fr) minmax(0, 22rem); } }
`
const drawn = ['step-choose', 'step-shop', 'step-told', 'step-confirmed', 'step-paid'] as const

/** From the choice of a cause to the money in its bank account; one purchase goes along, step by step, with its days. */
export function HowSteps() {
  return (
    <ol className={way}>
      {(['1', '2', '3', '4', '5'] as const).map((step, index) => (
        <li key={step}>
          <PaintedScene name={drawn[index] ?? 'step-choose'} />
          <div>
            <h2>{t(`content-how:step${step}`)}</h2>
            <p>{t(`content-how:step${step}Text`)}</p>
          </div>
          <p>
            <span>
              {t(`content-how:example.when${step}`)}
              {(step === '3' || step === '4' || step === '5') && (
                <b data-done={step !== '3' || undefined}>{t(`content-how:example.state${step}`)}</b>
              )}
            </span>
            {t(`content-how:example.text${step}`)}
          </p>
        </li>
      ))}
    </ol>
  )
}
