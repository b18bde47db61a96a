import { css } from '@linaria/core'
import type { RecordedStep } from '#contract/support/recordings.ts'
import { t } from '#web/i18n/i18n.ts'
import { Button } from '#web/ui/button.tsx'
import { visuallyHidden } from '#web/ui/styles.ts'
import { clockOf, eventLabel, fieldsOf, innermost } from './running.ts'

const table = css`
  inline-size: 100%; border-collapse: collapse; font-size: 0.8rem; line-height: 1.4;
  & th, & td { text-align: start; vertical-align: top; padding: var(--s2) var(--s3) var(--s2) 0; border-block-end: 1px solid var(--line-soft); overflow-wrap: anywhere; }
  & tbody th { min-inline-size: 9rem; }
  & td:nth-child(4) { white-space: nowrap; overflow-wrap: normal; }
  & th:first-child, & td:first-child { padding-inline-start: var(--s3); }
  & thead th { color: var(--ink-soft); }
  & tbody th { font-weight: 600; }
  & small { display: block; font-size: inherit; color: var(--ink-soft); }
  & time { font-variant-numeric: tabular-nums; white-space: nowrap; }
  & tr[aria-current] { background: var(--accent-wash); box-shadow: inset 3px 0 0 var(--focus); }
  & button { min-block-size: 32px; padding: 2px var(--s2); font-size: inherit; }
  @media (max-width: 767px) {
    & thead { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); }
    & tr { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: var(--s1) var(--s3); padding-block: var(--s3); border-block-end: 1px solid var(--line-soft); }
    & th, & td { border: 0; padding: 0; }
    & td:nth-child(n + 3) { grid-column: 1 / -1; }
    & tr { padding-inline: var(--s3); }
  }
`
// What is hidden from eyes in it scrolls with it.
const frame = css`position: relative; overflow: auto; max-block-size: 32rem;`

interface StepTableProps {
  steps: readonly RecordedStep[]
  /** The step that is shown. */
  current?: RecordedStep | undefined
  onBack?: ((step: RecordedStep) => void) | undefined
}

/** What has happened, the newest first: when, to whom, what, and where that has led. */
export function StepTable({ steps, current, onBack }: StepTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: who has no pointer scrolls it by keyboard
    <section className={frame} tabIndex={0} aria-label={t('support-charts:watch.steps')}>
      <table className={table}>
        <thead>
          <tr>
            <th scope="col">{t('support-charts:watch.time')}</th>
            <th scope="col">{t('support-charts:watch.happened')}</th>
            <th scope="col">{t('support-charts:watch.now')}</th>
            {onBack && <th scope="col">{t('support-charts:watch.back')}</th>}
          </tr>
        </thead>
        <tbody>
          {steps.toReversed().map((step) => (
            <tr key={`${step.tab} ${step.number}`} aria-current={step === current ? 'step' : undefined}>
              <td>
                <time>{clockOf(step.at)}</time>
              </td>
              <th scope="row">
                {eventLabel(step)}
                <small>{fieldsOf(step.fields)}</small>
              </th>
              <td>
                {step.chart}: {innermost(step.states).join(', ') || t('support-charts:watch.nowhere')}
              </td>
              {onBack && (
                <td>
                  <Button kind="quiet" onClick={() => onBack(step)}>
                    {t('support-charts:watch.goBack')}
                    <span className={visuallyHidden}> {clockOf(step.at)}</span>
                  </Button>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
