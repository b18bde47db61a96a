import { css } from '@linaria/core'
import { formatMoney } from '#contract/money.ts'
import type { Leaderboard } from '#contract/rewards/leaderboard.ts'
import { t } from '#web/i18n/i18n.ts'
import { Monogram } from '#web/ui/monogram.tsx'

const tallest = 132
const lowest = 44

// The first stands between the others; its column is as high beside theirs as what it has raised.
const podium = css`
  display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: var(--s3); align-items: end; padding: 0; text-align: center;
  & > li { display: grid; grid-template-columns: minmax(0, 1fr); justify-items: center; gap: var(--s1); min-inline-size: 0; }
  & > li:first-child { grid-area: 1 / 2; }
  & > li:nth-child(2) { grid-area: 1 / 1; }
  & > li:nth-child(3) { grid-area: 1 / 3; }
  & [data-face] { box-shadow: 0 0 0 3px light-dark(var(--surface-raised), color-mix(in srgb, var(--tone) 45%, transparent)); }
  & b { max-inline-size: 100%; line-height: 1.3; overflow-wrap: anywhere; }
  & > li > span { font-variant-numeric: tabular-nums; }
  & > li > div { display: grid; inline-size: 100%; }
  & > li > div > * { grid-area: 1 / 1; }
  & svg { inline-size: 100%; }
  & > :nth-child(1) rect { fill: var(--highlight); }
  & > :nth-child(2) rect { fill: light-dark(color-mix(in srgb, var(--line) 60%, var(--accent-wash)), color-mix(in srgb, var(--ink-soft) 85%, var(--accent-wash))); }
  & > :nth-child(3) rect { fill: light-dark(color-mix(in srgb, var(--highlight) 45%, var(--wash-4)), color-mix(in srgb, var(--highlight) 50%, var(--solid-2))); }
  & > li > div > strong { padding-block-start: var(--s2); font: 700 var(--size-xl) / 1.2 var(--text); color: var(--highlight-ink); }
  & > li[data-me] b { font-weight: 700; }
  @media (forced-colors: active) { & > :nth-child(n) rect { fill: Canvas; stroke: CanvasText; } & strong { color: CanvasText; } }
`

/** The three who have raised the most, drawn; the table below goes on after them. */
export function Podium({ entries }: { entries: Leaderboard['entries'] }) {
  const most = Math.max(...entries.map(({ raisedPence }) => raisedPence), 1)
  return (
    <ol className={podium} aria-label={t('rewards:leaderboard.top')}>
      {entries.map((entry, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two people may have one place and one name
        <li key={index} data-me={entry.isMe || undefined}>
          <Monogram name={entry.name} isRound />
          <b>{entry.isMe ? t('rewards:leaderboard.you') : entry.name}</b>
          <span>{formatMoney(entry.raisedPence)}</span>
          <div>
            <svg height={Math.max(lowest, Math.round((entry.raisedPence / most) * tallest))} aria-hidden="true" focusable="false">
              <rect width="100%" height="200%" rx="8" />
            </svg>
            <strong>{entry.position}</strong>
          </div>
        </li>
      ))}
    </ol>
  )
}
