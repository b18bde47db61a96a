import { css } from '@linaria/core'
import type { ProviderName } from '#contract/sign-in/providers.ts'
import { t } from '#web/i18n/i18n.ts'
import { Button } from '#web/ui/button.tsx'
import { tightStack } from '#web/ui/styles.ts'

const choice = css`max-inline-size: 30rem;`
const or = css`
  display: flex; align-items: center; gap: var(--s3); color: var(--ink-soft);
  &::before, &::after { content: ''; flex: 1; border-block-start: 1px solid var(--line-soft); }
`

export const providerLabel = (provider: ProviderName) => t(`sign-in:provider.${provider}`)

/** The choice alone, as it also stands before its chart is loaded: without `onChoose` nothing can be chosen yet. */
export function ProviderButtons({
  providers,
  busy,
  onChoose,
}: {
  providers: readonly ProviderName[]
  busy: ProviderName | null
  onChoose?(provider: ProviderName): void
}) {
  return (
    <div className={`${tightStack} ${choice}`}>
      {providers.map((provider) => (
        <Button
          key={provider}
          kind="secondary"
          isBusy={busy === provider}
          isDisabled={busy !== null || onChoose === undefined}
          onClick={() => onChoose?.(provider)}
        >
          {t('sign-in:provider.continue', { name: providerLabel(provider) })}
        </Button>
      ))}
      <p className={or}>{t('sign-in:provider.or')}</p>
    </div>
  )
}
