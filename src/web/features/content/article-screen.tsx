import { css, cx } from '@linaria/core'
import { type LinkProps, useMatches } from '@tanstack/react-router'
import { hasWords, partsIn, t } from '#web/i18n/i18n.ts'
import { titleOf } from '#web/i18n/page-titles.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Landing, LandingTop } from '#web/ui/landing.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Scene, type SceneName } from '#web/ui/scene.tsx'
import { pageBody, row, stack, tightStack } from '#web/ui/styles.ts'
import type { Words } from '#words/words.ts'

// Each text below a line of its own, two beside each other where there is room.
const parts = css`
  display: grid; gap: var(--s6) var(--s7); grid-template-columns: repeat(auto-fit, minmax(min(100%, 24rem), 1fr)); text-wrap: pretty;
  & > section { padding-block-start: var(--s4); border-block-start: 3px solid var(--accent); max-inline-size: 65ch; }
  & > section > h2 { font-size: var(--size-l); }
`

type ArticleId = keyof Words['content-articles']
const isArticle = (id: string): id is ArticleId => hasWords('content-articles', `${id}.intro`)

/** Addresses of this site; the navigation's test holds all of them against the routes. */
type Way = readonly [
  to: NonNullable<LinkProps['to']>,
  label: 'register' | 'ideas' | 'schools' | 'how' | 'shops' | 'challenge' | 'history',
]
const register: Way = ['/register-your-good-cause', 'register']

/** Where each article leads on. */
const ways: Record<ArticleId, readonly Way[]> = {
  'R-127': [register, ['/ideas/fundraising-ideas-for-schools', 'schools']],
  'R-128': [register, ['/fundraising-ideas', 'ideas']],
  'R-131': [
    ['/fundraising-ideas', 'ideas'],
    ['/ideas/fundraising-ideas-for-schools', 'schools'],
    ['/charity-challenge', 'challenge'],
    ['/how-it-works', 'how'],
  ],
  'R-132': [['/retailers', 'shops']],
  'R-136': [['/how-it-works', 'how']],
  'R-137': [['/our-history-and-mission', 'history']],
  'R-139': [['/how-it-works', 'how']],
}

const drawn: Partial<Record<ArticleId, SceneName>> = {
  'R-127': 'paid',
  'R-128': 'school',
  'R-131': 'choose',
  'R-132': 'shop',
  'R-137': 'business',
}

/** A page of text, by the row of its route. */
function Article({ id }: { id: ArticleId }) {
  return (
    <Landing>
      <LandingTop
        title={titleOf(id)}
        intro={t(`content-articles:${id}.intro`)}
        beside={<Scene name={drawn[id] ?? 'community'} size="large" />}
      >
        {ways[id].map(([to, label], index) => (
          <ButtonLink key={label} to={to} kind={index === 0 ? 'primary' : 'quiet'}>
            {t(`content:ways.${label}`)}
          </ButtonLink>
        ))}
      </LandingTop>
      <div className={parts}>
        {partsIn('content-articles', `${id}.sections`).map((part) => (
          <section key={part} className={tightStack}>
            <h2>{t(`content-articles:${id}.sections.${part}.title`)}</h2>
            <p>{t(`content-articles:${id}.sections.${part}.text`)}</p>
          </section>
        ))}
      </div>
    </Landing>
  )
}

/** Shown where a page's flow is still to be built: honest, and with ways on. */
function PendingScreen({ id }: { id: string }) {
  return (
    <div className={cx(pageBody, stack)}>
      <PageHeading intro={t('content:pending.text')}>{titleOf(id)}</PageHeading>
      <div className={row}>
        <ButtonLink to="/">{t('common:goHome')}</ButtonLink>
        <ButtonLink to="/retailers" kind="secondary">
          {t('content:pending.shops')}
        </ButtonLink>
      </div>
    </div>
  )
}

/** Pages without a screen of their own: a text that is there under the row of their route, or honest words about what is still to be built. */
export function PlainScreen() {
  const id = useMatches({ select: (matches) => matches.at(-1)?.staticData.id ?? '' })
  return isArticle(id) ? <Article id={id} /> : <PendingScreen id={id} />
}
