import { css, cx } from '@linaria/core'
import { useMachine } from '@xstate/react'
import { useCallback, useMemo, useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { type SlugFields, typedSlug } from '#contract/cause-admin/cause-page.rules.ts'
import type { CauseCard } from '#contract/causes/cause.ts'
import { limits } from '#contract/limits.ts'
import type { CausePageFound, SavedPart } from '#machines/cause-admin/cause-page/cause-page.machine.ts'
import { t } from '#web/i18n/i18n.ts'
import { lazyImport } from '#web/site/lazy-import.ts'
import { useSite } from '#web/site/site.ts'
import { showState } from '#web/ui/by-state.ts'
import { TextField } from '#web/ui/fields.tsx'
import { Fold, folds } from '#web/ui/fold.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Loading, Problem } from '#web/ui/reading-parts.tsx'
import { row, soft, stack, tightStack } from '#web/ui/styles.ts'
import { TextArea } from '#web/ui/text-area.tsx'
import { helpFor, useWhy } from '#web/ui/why.ts'
import { CoverSection } from '../cause-cover/cover-section.tsx'
import { CausePreview } from '../cause-preview/cause-preview.tsx'
import type { TypedParts } from '../cause-preview/typed-cause.ts'
import { IdentitySection } from '../identity-edit/identity-section.tsx'
import { causePageWith, descriptionEditWith, locationEditWith, slugEditWith } from './cause-page.implementations.ts'
import { Completeness, type CountedPart } from './completeness.tsx'
import { LogoUpload } from './logo-button.tsx'
import { BeingFoundSection, LinksSection, TargetSection } from './page-extras.tsx'
import { PaysForSection } from './pays-for-section.tsx'
import { SaveSection } from './save-section.tsx'
import { Visibility } from './visibility-section.tsx'

const rules = lazyImport(() => import('#contract/cause-admin/cause-page.rules.ts'))

const top = css`display: flex; flex-wrap: wrap; gap: var(--s4); justify-content: space-between; align-items: center;`

const wholeAddress = css`overflow-wrap: anywhere;`

/** what an address cannot hold is gone as it is typed, and the whole address is shown. */
function SlugField({ form }: { form: UseFormReturn<SlugFields> }) {
  const slug = form.watch('slug')
  return (
    <>
      <TextField
        registration={form.register('slug', {
          onChange: (event: { target: { value: string } }) => form.setValue('slug', typedSlug(event.target.value)),
        })}
        label={t('cause-admin:page.slug.label')}
        hint={t('cause-admin:page.slug.hint')}
        autoComplete="off"
      />
      <p className={cx(soft, wholeAddress)}>{t('cause-admin:page.slug.preview', { origin: location.origin, slug })}</p>
    </>
  )
}

/** What searches show is known, whoever has told it. */
const placeIn = ({ location, cause }: CausePageFound) => location ?? (cause.showLocationInSearch ? cause.place : null)

interface SectionsProps {
  cause: CauseCard
  found: CausePageFound
  /** As it was when the page came: what was missing is open, and stays so. */
  first: CausePageFound
  onSaved(part: SavedPart): void
}

function Sections({ cause, found, first, onSaved }: SectionsProps) {
  const site = useSite()
  const machines = useMemo(
    () => ({
      description: descriptionEditWith(site, cause.id),
      slug: slugEditWith(site, cause.id),
      location: locationEditWith(site, cause.id),
    }),
    [site, cause.id],
  )
  const typed = useRef<TypedParts>({})
  const type = (parts: TypedParts) => Object.assign(typed.current, parts)
  const show = useCallback(
    (isShown: boolean) => {
      onSaved({ showLocationInSearch: isShown })
      typed.current.isShown = isShown
    },
    [onSaved],
  )
  const { description, showLocationInSearch } = found.cause
  const place = placeIn(found)
  const parts: CountedPart[] = [
    { id: 'part-description', name: t('cause-admin:page.description.title'), isThere: description !== '' },
    { id: 'part-logo', name: t('cause-admin:page.logo.title'), isThere: cause.logoHttps !== null },
    { id: 'part-location', name: t('cause-admin:page.location.title'), isThere: place !== null },
    { id: 'part-location', name: t('cause-admin:page.visibility.title'), isThere: showLocationInSearch },
  ]
  const placeOf = (location: string) => {
    if (location === '') return t('cause-admin:page.location.none')
    return t(showLocationInSearch ? 'cause-admin:page.location.shown' : 'cause-admin:page.location.hidden', { place: location })
  }
  return (
    <>
      <div className={top}>
        <Completeness parts={parts} />
        <CausePreview cause={found.cause} typed={() => typed.current} />
      </div>
      <div className={folds}>
        <IdentitySection cause={found.cause} onTyped={(identity) => type({ identity })} />
        <SaveSection
          title={t('cause-admin:page.description.title')}
          machine={machines.description}
          loadRules={async () => (await rules()).descriptionRules}
          fields={['description']}
          values={{ description: found.cause.description }}
          save={t('cause-admin:page.description.save')}
          notSaved={t('cause-admin:page.description.notSaved')}
          savedToast={t('cause-admin:page.description.savedToast')}
          onSaved={({ description }) => onSaved({ description })}
          onTyped={type}
          fold={{
            id: 'part-description',
            startsOpen: first.cause.description === '',
            note: (saved) =>
              t(saved.description === '' ? 'cause-admin:summary.missing.description' : 'cause-admin:summary.there.description'),
          }}
        >
          {(form) => (
            <TextArea
              registration={form.register('description')}
              label={t('cause-admin:page.description.label')}
              maximum={limits.maximumDescriptionLength}
            />
          )}
        </SaveSection>
        <PaysForSection cause={found.cause} onTyped={(paysFor) => type({ paysFor })} />
        <Fold
          id="part-logo"
          title={t('cause-admin:page.logo.title')}
          note={t(cause.logoHttps === null ? 'cause-admin:summary.missing.logo' : 'cause-admin:summary.there.picture')}
          startsOpen={first.cause.logoHttps === null}
        >
          <LogoUpload cause={cause} />
        </Fold>
        <CoverSection cause={found.cause} onChange={(cover) => type({ cover })} />
        <LinksSection cause={found.cause} onTyped={(links) => type({ links })} />
        <TargetSection cause={found.cause} onTyped={(target) => type({ target })} />
        <SaveSection
          title={t('cause-admin:page.slug.title')}
          machine={machines.slug}
          loadRules={async () => (await rules()).slugRules}
          fields={['slug']}
          values={{ slug: found.cause.uri }}
          save={t('cause-admin:page.slug.save')}
          notSaved={t('cause-admin:page.slug.notSaved')}
          savedToast={t('cause-admin:page.slug.savedToast')}
          fold={{ note: ({ slug }) => `/causes/${slug}` }}
        >
          {(form) => <SlugField form={form} />}
        </SaveSection>
        <SaveSection
          title={t('cause-admin:page.location.title')}
          machine={machines.location}
          loadRules={async () => (await rules()).locationRules}
          fields={['location']}
          values={{ location: place ?? '' }}
          save={t('cause-admin:page.location.save')}
          notSaved={t('cause-admin:page.location.notSaved')}
          savedToast={t('cause-admin:page.location.savedToast')}
          onSaved={({ location }) => onSaved({ location })}
          onTyped={type}
          fold={{
            id: 'part-location',
            startsOpen: placeIn(first) === null,
            note: ({ location }) => placeOf(location),
          }}
          more={<Visibility cause={cause} isShown={showLocationInSearch} place={found.location} onChange={show} />}
        >
          {(form) => (
            <TextField
              registration={form.register('location')}
              label={t('cause-admin:page.location.label')}
              hint={t('cause-admin:page.location.hint')}
            />
          )}
        </SaveSection>
        <BeingFoundSection cause={found.cause} />
      </div>
    </>
  )
}

/** F-146 */
export function CausePageScreen({ cause }: { cause: CauseCard }) {
  const site = useSite()
  const machine = useMemo(() => causePageWith(site, cause.id), [site, cause.id])
  const [state, send, actor] = useMachine(machine)
  const why = useWhy(actor)
  const { found, first } = state.context
  const keep = useCallback((part: SavedPart) => send({ type: 'part.saved', part }), [send])
  return (
    <div className={stack}>
      <div className={tightStack}>
        <PageHeading intro={t('cause-admin:page.intro', { cause: cause.name })}>{t('cause-admin:page.title')}</PageHeading>
        <p className={row}>
          <a href={`/causes/${cause.uri}`} target="_blank" rel="noreferrer">
            {t('cause-admin:page.view')}
          </a>
        </p>
      </div>
      {showState(state.value, {
        loading: <Loading />,
        shown: null,
        failed: () => (
          <Problem words={t('cause-admin:page.failed')} help={helpFor(why)} onRetry={() => send({ type: 'page.refreshed' })} />
        ),
      })}
      {found && first && <Sections cause={cause} found={found} first={first} onSaved={keep} />}
    </div>
  )
}
