import { Link } from '@tanstack/react-router'
import { useMachine } from '@xstate/react'
import { Fragment, useMemo } from 'react'
import type { CauseRecord } from '#contract/support/story.ts'
import { t } from '#web/i18n/i18n.ts'
import { useSite } from '#web/site/site.ts'
import { BackLink } from '#web/ui/back-link.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { showState } from '#web/ui/by-state.ts'
import { Facts } from '#web/ui/facts.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Loading, Problem } from '#web/ui/reading-parts.tsx'
import { row, soft, stack } from '#web/ui/styles.ts'
import { helpFor, useWhy } from '#web/ui/why.ts'
import { besideStory } from '../beside-story.ts'
import { DonationsByStage, Story, storyCard, Waiting } from '../story-parts.tsx'
import { causeRecordWith } from './cause-record.implementations.ts'

function Record({ story }: { story: CauseRecord }) {
  const { id, page } = story
  const at = { to: '/support/causes/$id', params: { id: `${id}` } } as const
  return (
    <div className={besideStory}>
      <div className={stack}>
        <section className={storyCard} aria-labelledby="facts">
          <h2 id="facts">{t('support-stories:facts')}</h2>
          <Facts
            rows={[
              [t('support-stories:number'), `${id}`],
              [t('support-stories:check'), t(`support-causes:stage.${story.review}`)],
              [t('support-stories:life'), t(`support-stories:lifecycle.${story.lifecycle}`)],
              [t('support-stories:supporters'), `${story.supporters}`],
              [
                t('support-stories:runBy'),
                story.people.length > 0 &&
                  story.people.map((person, index) => (
                    <Fragment key={person.id}>
                      {index > 0 && <br />}
                      <Link to="/support/people/$id" params={{ id: `${person.id}` }}>
                        {person.name}
                      </Link>
                    </Fragment>
                  )),
              ],
            ]}
          />
          <p className={row}>
            <a href={`/causes/${story.uri}`} target="_blank" rel="noreferrer">
              {t('support-stories:page')}
            </a>
            {story.review === 'confirmed' && <Link to="/support/recall">{t('support-stories:recall')}</Link>}
          </p>
        </section>
        <Waiting waiting={story.waiting} />
        <DonationsByStage donations={story.donations} />
      </div>
      <section className={storyCard} aria-labelledby="story">
        <div>
          <h2 id="story">{t('support-stories:story')}</h2>
          <p className={soft}>{t('support-stories:shown', { page })}</p>
        </div>
        <Story lines={story.lines} waiting={story.waiting} whose="cause" />
        <nav className={row} aria-label={t('support-stories:pages')}>
          {page > 1 && (
            <ButtonLink kind="secondary" {...at} search={{ page: page - 1 }}>
              {t('support-stories:newer')}
            </ButtonLink>
          )}
          {story.hasMore && (
            <ButtonLink kind="secondary" {...at} search={{ page: page + 1 }}>
              {t('support-stories:older')}
            </ButtonLink>
          )}
        </nav>
      </section>
    </div>
  )
}

/** Everything that support may know of one cause, in one place. */
export function CauseRecordScreen({ id, page }: { id: string; page: number }) {
  const site = useSite()
  const [state, send, actor] = useMachine(useMemo(() => causeRecordWith(site, id, page), [site, id, page]))
  const why = useWhy(actor)
  const { found } = state.context
  const story = found?.story
  const isUnknown = state.matches('shown') && !story
  return (
    <div className={stack}>
      <BackLink to="/support/queue">{t('support-stories:back')}</BackLink>
      <PageHeading intro={isUnknown ? t('support-stories:unknownCause') : undefined}>
        {isUnknown ? t('support-stories:unknownCauseTitle') : story?.name || t('support-stories:ofCause')}
      </PageHeading>
      {isUnknown && (
        <p>
          <Link to="/support/donations">{t('support-stories:finder')}</Link>
        </p>
      )}
      {showState(state.value, {
        loading: <Loading />,
        shown: () => story && <Record story={story} />,
        failed: () => (
          <Problem words={t('support-stories:failed')} help={helpFor(why)} onRetry={() => send({ type: 'page.refreshed' })} />
        ),
      })}
    </div>
  )
}
