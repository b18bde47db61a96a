import { css, cx } from '@linaria/core'
import { type LinkProps, useMatches } from '@tanstack/react-router'
import { hasWords, partsIn, t } from '#web/i18n/i18n.ts'
import { titleOf } from '#web/i18n/page-titles.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { pageBody, reading, row, stack, tightStack } from '#web/ui/styles.ts'
import type { Words } from '#words/words.ts'
import { PendingScreen } from './content-screens.tsx'

const parts = css`
  display: grid; gap: var(--s6);
`

type ArticleId = keyof Words['content-articles']
const isArticle = (id: string): id is ArticleId => hasWords('content-articles', `${id}.intro`)

/** Addresses of this site; the navigation's test holds all of them against the routes. */
type Way = readonly [
  to: NonNullable<LinkProps['to']>,
  label: 'start' | 'register' | 'ideas' | 'schools' | 'how' | 'shops' | 'challenge' | 'history',
]
const start: Way = ['/support-a-good-cause', 'start']
const register: Way = ['/register-your-good-cause', 'register']

/** Where each article leads on. */
const ways: Record<ArticleId, readonly Way[]> = {
  'R-127': [register, ['/ideas/fundraising-ideas-for-schools', 'schools']],
  'R-128': [register, ['/fundraising-ideas', 'ideas']],
  'R-129': [start, ['/fundraising-ideas', 'ideas']],
  'R-130': [register, start],
  'R-131': [
    ['/fundraising-ideas', 'ideas'],
    ['/ideas/fundraising-ideas-for-schools', 'schools'],
    ['/charity-challenge', 'challenge'],
    ['/how-it-works', 'how'],
  ],
  'R-132': [['/retailers', 'shops']],
  'R-133': [start, ['/how-it-works', 'how']],
  'R-134': [start, register],
  'R-135': [['/how-it-works', 'how'], start],
  'R-136': [['/how-it-works', 'how']],
  'R-137': [['/our-history-and-mission', 'history']],
  'R-138': [['/how-it-works', 'how']],
  'R-139': [['/how-it-works', 'how']],
}

/** R-127…R-139: a page of text. */
function Article({ id }: { id: ArticleId }) {
  return (
    <div className={cx(pageBody, stack)}>
      <PageHeading intro={t(`content-articles:${id}.intro`)}>{titleOf(id)}</PageHeading>
      <div className={cx(parts, reading)}>
        {partsIn('content-articles', `${id}.sections`).map((part) => (
          <section key={part} className={tightStack}>
            <h2>{t(`content-articles:${id}.sections.${part}.title`)}</h2>
            <p>{t(`content-articles:${id}.sections.${part}.text`)}</p>
          </section>
        ))}
      </div>
      <div className={row}>
        {ways[id].map(([to, label], index) => (
          <ButtonLink key={label} to={to} kind={index === 0 ? 'primary' : 'quiet'}>
            {t(`content:ways.${label}`)}
          </ButtonLink>
        ))}
      </div>
    </div>
  )
}

/** Pages without a screen of their own: a text that is there under the row of their route, or honest words about what is still to be built. */
export function PlainScreen() {
  const id = useMatches({ select: (matches) => matches.at(-1)?.staticData.id ?? '' })
  return isArticle(id) ? <Article id={id} /> : <PendingScreen id={id} />
}
