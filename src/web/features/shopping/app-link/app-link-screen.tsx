import { cx } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import { t } from '#web/i18n/i18n.ts'
import { lazyImport } from '#web/site/lazy-import.ts'
import { useSite } from '#web/site/site.ts'
import { lazyScreen } from '#web/ui/lazy-screen.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { pageBody, stack } from '#web/ui/styles.ts'

// What it shows only a browser can tell.
const States = lazyScreen(lazyImport(async () => (await import('./app-link-states.tsx')).AppLinkStates))

/** for links in mails, posters and codes; without scripts it leads to the page about the app. */
export function AppLinkScreen() {
  const { tenant } = useSite()
  return (
    <div className={cx(pageBody, stack)}>
      <PageHeading>{t('shopping-app:link.title', { site: tenant.name })}</PageHeading>
      <States />
      <p>
        <Link to="/{$product}-app" params={{ product: tenant.product }}>
          {t('shopping-app:link.more', { site: tenant.name })}
        </Link>
      </p>
    </div>
  )
}
