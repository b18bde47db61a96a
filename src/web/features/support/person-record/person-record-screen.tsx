import { Link } from '@tanstack/react-router'
import { useMachine } from '@xstate/react'
import { Fragment, useMemo } from 'react'
import { formatDay } from '#contract/dates.ts'
import type { PersonRecord } from '#contract/support/story.ts'
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
import { withBreaks } from '#web/ui/with-breaks.tsx'
import { besideStory } from '../beside-story.ts'
import { DonationsByStage, Story, storyCard, Waiting } from '../story-parts.tsx'
import { personRecordWith } from './person-record.implementations.ts'

function CauseLink({ id, name }: { id: number; name: string }) {
  return (
    <Link to="/support/causes/$id" params={{ id: `${id}` }}>
      {name}
    </Link>
  )
}

function Record({ story }: { story: PersonRecord }) {
  const { id, page } = story
  const at = { to: '/support/people/$id', params: { id: `${id}` } } as const
  return (
    <div className={besideStory}>
      <div className={stack}>
        <section className={storyCard} aria-labelledby="facts">
          <h2 id="facts">{t('support-stories:facts')}</h2>
          <Facts
            rows={[
              [t('support-stories:email'), <span key="email">{withBreaks(story.email)}</span>],
              [t('support-stories:number'), `${id}`],
              [t('support-stories:joined'), formatDay(story.joinedAt)],
              [t('support-stories:closed'), story.closedAt && t('support-stories:closedOn', { day: formatDay(story.closedAt) })],
              [t('support-stories:supports'), story.supports && <CauseLink {...story.supports} />],
              [
                t('support-stories:runs'),
                story.runs.length > 0 &&
                  story.runs.map((cause, index) => (
                    <Fragment key={cause.id}>
                      {index > 0 && <br />}
                      <CauseLink {...cause} />
                    </Fragment>
                  )),
              ],
            ]}
          />
        </section>
        <Waiting waiting={story.waiting} />
        <DonationsByStage donations={story.donations} />
      </div>
      <section className={storyCard} aria-labelledby="story">
        <div>
          <h2 id="story">{t('support-stories:story')}</h2>
          <p className={soft}>{t('support-stories:shown', { page })}</p>
        </div>
        <Story lines={story.lines} waiting={story.waiting} whose="person" />
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

/** Everything that support may know of one person, in one place. */
export function PersonRecordScreen({ id, page }: { id: string; page: number }) {
  const site = useSite()
  const [state, send, actor] = useMachine(useMemo(() => personRecordWith(site, id, page), [site, id, page]))
  const why = useWhy(actor)
  const { found } = state.context
  const story = found?.story
  const isUnknown = state.matches('shown') && !story
  const name = story?.isDeleted ? t('support-stories:deleted') : (story?.name ?? '')
  return (
    <div className={stack}>
      <BackLink to="/support/queue">{t('support-stories:back')}</BackLink>
      <PageHeading intro={isUnknown ? t('support-stories:unknownPerson') : undefined}>
        {isUnknown ? t('support-stories:unknownPersonTitle') : name || t('support-stories:ofPerson')}
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
