import { css, cx } from '@linaria/core'
import type { ProviderName } from '#contract/sign-in/providers.ts'
import { t } from '#web/i18n/i18n.ts'
import { Button } from '#web/ui/button.tsx'
import { tightStack } from '#web/ui/styles.ts'

const choice = css`max-inline-size: 30rem;`
// Drawn by its outline: as styles they come with the page, and none of its script.
const mark = css`inline-size: 24px; block-size: 24px; margin-block: -2px; flex: none; background: currentcolor; forced-color-adjust: none;`
const marks: Record<ProviderName, string> = {
  facebook: css`clip-path: path('M10.7 22v-8H8v-3.2h2.7V8.3C10.7 5.5 12.3 4 14.8 4c1.2 0 2.4.2 2.4.2V7h-1.4C14.4 7 14 7.8 14 8.7v2.1h3.2l-.5 3.2H14v8z');`,
  apple: css`clip-path: path('M16.4 12.6c0-2.2 1.8-3.3 1.9-3.3-1-1.5-2.6-1.7-3.2-1.7-1.4-.1-2.6.8-3.3.8s-1.7-.8-2.8-.8c-1.4 0-2.8.9-3.5 2.1-1.5 2.6-.4 6.5 1.1 8.6.7 1 1.6 2.2 2.7 2.1 1.1 0 1.5-.7 2.8-.7s1.7.7 2.8.7 1.9-1 2.6-2.1c.8-1.2 1.2-2.3 1.2-2.4 0 0-2.3-.9-2.3-3.3zM14.3 6.2c.6-.7 1-1.7.9-2.7-.9 0-1.9.6-2.5 1.3-.6.6-1 1.6-.9 2.6 1 .1 1.9-.5 2.5-1.2z');`,
}
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
          <span className={cx(mark, marks[provider])} aria-hidden="true" />
          {t('sign-in:provider.continue', { name: providerLabel(provider) })}
        </Button>
      ))}
    </div>
  )
}
