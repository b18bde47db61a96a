import { css } from '@linaria/core'
import { t } from '#web/i18n/i18n.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icons.tsx'

// Each way on is one card with what it means, and the whole of it is pressed; the first is the one we'd take.
const choices = css`
  display: grid; gap: var(--s3);
  & > li { position: relative; display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0 var(--s4); align-items: center; padding: var(--s3) var(--s4) var(--s3) var(--s5); border: 2px solid var(--accent); border-radius: var(--radius); color: var(--accent); background: var(--surface-raised); transition: background 150ms; }
  & > li:hover { background: var(--accent-wash); }
  & > li:first-child { color: var(--accent-ink); background: var(--accent); &:hover { background: var(--accent-strong); } }
  & > li:has(:focus-visible) { outline: 3px solid var(--focus); outline-offset: 2px; }
  && > li > button { justify-content: start; min-block-size: 0; padding: 0; border: 0; background: none; font-size: var(--size-l); text-align: start; outline: none; &::after { content: ''; position: absolute; inset: 0; } }
  & small { color: var(--ink-soft); font-size: var(--size-s); }
  & > :first-child > small { color: inherit; }
  & svg { grid-area: 1 / 2 / 3 / 3; }
  /* What may raise nothing doesn’t look like the others. */
  & > li:last-child { border-color: transparent; background: none; &:hover { background: var(--accent-wash); } & > button { font-size: inherit; } }
`

const waysOn = [
  { type: 'account.chosen', name: 'create', text: 'createText' },
  { type: 'signIn.chosen', name: 'logIn', text: 'known' },
  { type: 'guest.chosen', name: 'guest', text: 'guestText' },
  { type: 'visit.withoutDonation', name: 'without', text: 'withoutText' },
] as const

/** For who isn't signed in: the ways in which a visit raises something, and last to the shop at once. */
export function WaysOn({ shop, onChoose }: { shop: string; onChoose(way: (typeof waysOn)[number]['type']): void }) {
  return (
    <ul className={choices}>
      {waysOn.map(({ type, name, text }) => (
        <li key={type}>
          <Button kind={type === 'account.chosen' ? 'primary' : 'secondary'} onClick={() => onChoose(type)}>
            {t(`shopping:visit.${name}`, { shop })}
          </Button>
          <small>{t(`shopping:visit.${text}`, { shop })}</small>
          <Icon name="forward" />
        </li>
      ))}
    </ul>
  )
}
