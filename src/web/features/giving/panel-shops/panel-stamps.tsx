import { css } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import { limits } from '#contract/limits.ts'
import type { StampCard } from '#contract/rewards/stamp-card.ts'
import { t } from '#web/i18n/i18n.ts'
import { formatSum } from '#web/i18n/later-formats.ts'
import { usePerson } from '#web/site/site.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icons.tsx'
import { soft } from '#web/ui/styles.ts'

const places = css`
  display: grid; grid-template-columns: repeat(5, 2.25rem); gap: var(--s1);
  & > span { display: grid; place-items: center; aspect-ratio: 1; border-radius: 50%; border: 2px dashed var(--line); color: var(--ink-soft); font-size: var(--size-s); font-weight: 600; }
  & > span[data-reward] { border: 2px solid var(--highlight); color: var(--ink); font-weight: 650; }
  & > span[data-stamped] { border: 2px solid var(--accent); background: var(--accent); color: var(--accent-ink); }
`
const way = css`display: inline-flex; align-items: center; min-block-size: 44px;`
// One line below what one has raised: its places, what it raises, and what to do about it. Where there is less room, below each other.
const stamped = css`
  display: grid; gap: var(--s2) var(--s5); align-items: center; grid-template-columns: minmax(0, 1fr); padding: var(--s4); border: 1px solid var(--line-soft); border-radius: var(--radius-card);
  & > [data-said] { display: grid; gap: var(--s1); text-wrap: pretty; overflow-wrap: anywhere; }
  & h2 { font: 650 var(--size-m) / 1.4 var(--text); letter-spacing: 0; text-wrap: pretty; }
  & > [data-go] { display: grid; }
  /* What can be claimed is no quiet line. */
  &[data-full] { border: 2px solid var(--highlight); background: var(--surface-raised); }
  @media (min-width: 768px) { & > [data-go] { justify-content: start; } }
  /* Beside the account's navigation there is less room at first. */
  @media (min-width: 768px) and (max-width: 1023px), (min-width: 1200px) { grid-template-columns: auto minmax(0, 1fr) auto; padding: var(--s3) var(--s5); }
`

interface PanelStampsProps {
  card: StampCard
  /** How many cards have become a bonus. */
  filled: number
}

/** G-010: what the card raises, how far it is, and what brings a stamp. */
export function PanelStamps({ card: { stamps: count, rewardPence }, filled }: PanelStampsProps) {
  const { me } = usePerson()
  const of = limits.stampsOfCard
  const reward = formatSum(rewardPence)
  const what = { reward, cause: me?.cause?.name ?? t('giving:panel.yourCause') }
  const isFull = count >= of
  const title =
    count === 0 ? t('giving:panel.stampsNew', { ...what, of }) : t('giving:panel.stampsLeft', { ...what, count: of - count })
  const said = [
    isFull ? t('giving:panel.stampsClaim', what) : t('giving:panel.stampsHow'),
    filled > 0 && t('giving:panel.cardsFilled', { count: filled }),
  ]
    .filter(Boolean)
    .join(' ')
  return (
    <section className={stamped} aria-labelledby="stamp-card" data-full={isFull || undefined}>
      <div className={places} role="img" aria-label={t('giving:panel.stamps', { count, of })}>
        {Array.from({ length: of }, (_, index) => index + 1).map((place) => (
          <span key={place} data-stamped={place <= count || undefined} data-reward={place === of || undefined}>
            {place <= count ? <Icon name="heart" /> : place === of ? reward : place}
          </span>
        ))}
      </div>
      <div data-said>
        <h2 id="stamp-card">{isFull ? t('giving:panel.stampsFull') : title}</h2>
        <p className={isFull ? undefined : soft}>{said}</p>
      </div>
      <div data-go>
        {isFull ? (
          <ButtonLink to="/stampcards" kind="secondary">
            {t('giving:panel.claimStamps')}
          </ButtonLink>
        ) : (
          <Link to="/stampcards" className={way}>
            {t('giving:panel.seeStamps')}
          </Link>
        )}
      </div>
    </section>
  )
}
