import { css } from '@linaria/core'
import type { ClaimStage } from '#contract/giving/claim.ts'
import { t } from '#web/i18n/i18n.ts'

const bar = css`
  display: flex; gap: 3px; inline-size: 100%; max-inline-size: 10rem; margin-block: var(--s1);
  & > i { flex: 1; block-size: 5px; border-radius: 3px; background: var(--surface-sunk); }
  & > [data-reached] { background: var(--accent); }
  @media (forced-colors: active) { & > i { border: 1px solid CanvasText; } & > [data-reached] { forced-color-adjust: none; background: CanvasText; } }
`

/** What a claim goes through until it’s decided. */
const steps: readonly ClaimStage[] = ['received', 'inProgress', 'accepted']

/** How far an open claim is; nothing while it waits for the shop by itself, as nobody is at work on it. */
export function ClaimSteps({ stage }: { stage: ClaimStage }) {
  const reached = steps.indexOf(stage) + 1
  if (reached === 0) return null
  return (
    <span className={bar} role="img" aria-label={t('giving-claims:list.step', { reached, count: steps.length })}>
      {steps.map((step, index) => (
        <i key={step} data-reached={index < reached || undefined} />
      ))}
    </span>
  )
}
