import { css } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import type { CauseCard } from '#contract/causes/cause.ts'
import { carryFace } from '#web/ui/carry-face.ts'
import { Face } from '#web/ui/face.tsx'

const grid = css`
  display: grid; gap: var(--s3); grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr));
  & a { display: flex; gap: var(--s4); align-items: center; block-size: 100%; padding: var(--s4); background: var(--surface-raised); border: 1px solid var(--line-soft); border-radius: var(--radius-card); color: var(--ink); text-decoration: none; overflow-wrap: anywhere; }
  & a:hover { border-color: var(--accent); box-shadow: var(--shadow); color: var(--ink); }
  & small { color: var(--ink-soft); font-size: var(--size-s); }
`

/** Causes with their faces and places, or what `detail` says instead, each leading to its page. */
export function CauseGrid<Cause extends CauseCard>({
  causes,
  detail = ({ place }) => place,
}: {
  causes: readonly Cause[]
  detail?: (cause: Cause) => string
}) {
  return (
    <ul className={grid}>
      {causes.map((cause) => (
        <li key={cause.id}>
          <Link to="/causes/$causeSlug" params={{ causeSlug: cause.uri }} viewTransition onClick={carryFace}>
            <Face name={cause.name} picture={cause.logoHttps} />
            <span>
              <b>{cause.name}</b>
              <br />
              <small>{detail(cause)}</small>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
