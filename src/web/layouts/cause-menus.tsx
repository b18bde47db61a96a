import { css } from '@linaria/core'
import { Link, useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { limits } from '#contract/limits.ts'
import { t } from '../i18n/i18n.ts'
import { usePerson } from '../site/site.ts'
import { loadCollapsible } from '../ui/collapsible.tsx'
import { Icon } from '../ui/icons.tsx'
import { useLazyMachine } from '../ui/use-lazy-machine.ts'
import { causeMenus } from './cause-navigation.ts'
import type { NavigationLink } from './navigation.ts'

const causeMenu = css`
  position: relative; display: grid;
  & > button { display: inline-flex; align-items: center; justify-self: start; gap: var(--s1); min-block-size: 44px; background: none; border: 0 solid transparent; border-block-end-width: 3px; padding: 0; cursor: pointer; font-weight: 500; }
  & > div { display: grid; gap: var(--s4); padding: var(--s4); background: var(--surface-raised); border: 1px solid var(--line-soft); border-radius: var(--radius-card); box-shadow: var(--shadow); z-index: 30; }
  & section > span { display: block; margin-block-start: var(--s3); font-size: var(--size-s); color: var(--ink-soft); }
  @media (min-width: 768px) { & > div { position: absolute; inset-inline-start: 0; min-inline-size: 20rem; max-block-size: 70vh; overflow: auto; } }
`

const Links = ({ links }: { links: readonly NavigationLink[] }) => (
  <ul>
    {links.map((link) => (
      <li key={link.label}>
        <Link to={link.to}>{t(`shell:${link.label}`)}</Link>
      </li>
    ))}
  </ul>
)

/** N-rules for administrators: up to four causes, each with its menu. */
export function CauseMenus() {
  const { me } = usePerson()
  const [state, send] = useLazyMachine(loadCollapsible, { startsOpen: false })
  const isOpen = state?.matches('open') ?? false
  const path = useRouterState({ select: (router) => router.location.pathname })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation closes the menu
  useEffect(() => {
    if (isOpen) send({ type: 'panel.closed' })
  }, [path, send])
  const causes = me?.adminCauses ?? []
  if (causes.length === 0) return null
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the menu that the button inside opened
    <div className={causeMenu} onKeyDown={(event) => event.key === 'Escape' && send({ type: 'panel.closed' })}>
      <button type="button" aria-expanded={isOpen} aria-controls="cause-menus" onClick={() => send({ type: 'panel.toggled' })}>
        {t('shell:nav.myCauses')}
        <Icon name="down" />
      </button>
      <div id="cause-menus" hidden={!isOpen}>
        <Link to="/admin-dashboard">{t('shell:nav.dashboard')}</Link>
        {causeMenus(causes).map(({ cause, links, tools }) => (
          <section key={cause.id} aria-label={cause.name}>
            <b>{cause.name}</b>
            <Links links={links} />
            <span>{t('shell:nav.tools')}</span>
            <Links links={tools} />
          </section>
        ))}
        {causes.length > limits.menuCauses && <Link to="/account">{t('shell:nav.allCauses')}</Link>}
      </div>
    </div>
  )
}
