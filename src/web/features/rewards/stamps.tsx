import { css } from '@linaria/core'
import { limits } from '#contract/limits.ts'
import { t } from '#web/i18n/i18n.ts'
import { Icon } from '#web/ui/icons.tsx'

const places = css`
  display: grid; grid-template-columns: repeat(5, minmax(0, 52px)); gap: var(--s3);
  & > span { display: grid; place-items: center; aspect-ratio: 1; border-radius: 50%; border: 2px dashed var(--line); color: var(--ink-soft); font-weight: 600; }
  & > span[data-stamped] { border: 2px solid var(--accent); background: var(--accent); color: var(--accent-ink); }
  & > span[data-stamped] > svg { inline-size: 1.6em; block-size: 1.6em; }
`

/** U-064: five places, stamped one after the other. */
export function Stamps({ count }: { count: number }) {
  return (
    <div className={places} role="img" aria-label={t('rewards:stamps.count', { count })}>
      {Array.from({ length: limits.stampsOfCard }, (_, index) => index + 1).map((place) => (
        <span key={place} data-stamped={place <= count || undefined}>
          {place <= count ? <Icon name="heart" /> : place}
        </span>
      ))}
    </div>
  )
}
