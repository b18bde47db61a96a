import { css } from '@linaria/core'
import { appStores } from '#contract/shopping/app.ts'
import { t } from '#web/i18n/i18n.ts'
import { useSite } from '#web/site/site.ts'
import { Icon } from '#web/ui/icons.tsx'
import { row } from '#web/ui/styles.ts'

const badge = css`
  display: inline-flex; align-items: center; gap: var(--s3); min-block-size: 56px; padding: var(--s2) var(--s5); border-radius: var(--radius-card); background: var(--ink); color: var(--surface); font-weight: 650; text-decoration: none;
  &:hover { background: var(--accent-strong); color: var(--accent-ink); text-decoration: underline; }
  @media (forced-colors: active) { border: 2px solid LinkText; }
`

/** N-052: the stores that have the app; with `only`, the one of this device. */
export function StoreBadges({ only }: { only?: 'apple' | 'google' | undefined }) {
  const { stores } = useSite().app
  return (
    <div className={row}>
      {appStores.map((name) => {
        const address = stores[name]
        if (!address || (only && only !== name)) return null
        return (
          <a key={name} className={badge} href={address} rel="noopener">
            <Icon name="download" />
            {t(`shell:footer.${name}`)}
          </a>
        )
      })}
    </div>
  )
}
