import { css } from '@linaria/core'
import { useMachine } from '@xstate/react'
import { useMemo } from 'react'
import { t } from '#web/i18n/i18n.ts'
import { useSite } from '#web/site/site.ts'
import { showState } from '#web/ui/by-state.ts'
import { Icon } from '#web/ui/icons.tsx'
import { soft } from '#web/ui/styles.ts'
import { shopFavouriteWith } from './shop-favourite.implementations.ts'

const heart = css`
  display: inline-flex; align-items: center; gap: var(--s2); min-block-size: 44px; padding-inline: var(--s3); border: 2px solid var(--line); border-radius: 999px; background: var(--surface-raised); color: var(--ink); font-weight: 600; cursor: pointer;
  @media (max-width: 479px) { min-inline-size: 44px; padding: 0; justify-content: center; & > span { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); } }
  &:hover { background: var(--accent-wash); }
  &[aria-pressed='true'] { border-color: var(--accent); color: var(--accent); & svg { fill: currentColor; } }
  &[aria-disabled='true'] { cursor: default; opacity: 0.75; }
`

/** G-017: a heart on a shop's page. Pressed, the shop is one of the favourites; it changes when the server has said so. */
export function ShopFavourite({ retailerId }: { retailerId: number }) {
  const site = useSite()
  const machine = useMemo(() => shopFavouriteWith(site, retailerId), [site, retailerId])
  const [state, send] = useMachine(machine)
  const toggle = (isPressed: boolean, fault?: string) => {
    const isBusy = state.hasTag('busy')
    return (
      <div>
        <button
          type="button"
          className={heart}
          aria-pressed={isPressed}
          aria-disabled={isBusy}
          onClick={() => !isBusy && send({ type: isPressed ? 'favourite.removed' : 'favourite.added' })}
        >
          <Icon name="heart" />
          <span>{t('shopping:favourite.name')}</span>
        </button>
        <p className={soft} role="status">
          {fault}
        </p>
      </div>
    )
  }
  return showState(state.value, {
    reading: null,
    unknown: null,
    notFavourite: () => toggle(false),
    adding: () => toggle(false),
    notAdded: () => toggle(false, t('shopping:favourite.notAdded')),
    favourite: () => toggle(true),
    removing: () => toggle(true),
    notRemoved: () => toggle(true, t('shopping:favourite.notRemoved')),
  })
}
