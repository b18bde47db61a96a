import { css } from '@linaria/core'
import { CauseCover } from '#web/ui/cause-cover.tsx'
import { useProfile } from './profile-context.ts'

const place = css`
  @media (min-width: 768px) { & > * { border-radius: var(--radius-card); } }
`

/** The wide picture at the head of the page: nothing in it is pressed, so that its script is left until somebody scrolls. */
export function CausePicture() {
  const { name, kind, coverHttps } = useProfile().cause
  return (
    <div id="cause-picture" className={place}>
      <CauseCover
        name={name}
        kind={kind}
        picture={coverHttps}
        sizes="(min-width: 1440px) 870px, (min-width: 1024px) 60vw, 100vw"
      />
    </div>
  )
}
