import { css } from '@linaria/core'
import { sizedPath } from '#contract/picture-sizes.ts'
import { t } from '../i18n/i18n.ts'

const pictures = css`
  display: flex; flex-wrap: wrap; gap: var(--s3);
  & img { display: block; inline-size: 8rem; block-size: 8rem; object-fit: cover; border: 1px solid var(--line-soft); border-radius: var(--radius); }
`

/** Pictures that go with a claim, each opening in full. */
export function Evidence({ paths }: { paths: readonly string[] }) {
  if (paths.length === 0) return null
  return (
    <ul className={pictures}>
      {paths.map((path, index) => (
        <li key={path}>
          <a href={path} target="_blank" rel="noreferrer">
            <img
              src={sizedPath(path, 'large-face')}
              alt={t('giving-claims:evidence.picture', { number: index + 1 })}
              loading="lazy"
            />
          </a>
        </li>
      ))}
    </ul>
  )
}
