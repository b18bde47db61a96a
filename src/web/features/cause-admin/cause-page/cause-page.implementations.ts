import { fromPromise } from 'xstate'
import { causePageCalls } from '#contract/cause-admin/cause-page.calls.ts'
import { causeCalls } from '#contract/causes/causes.calls.ts'
import type { SaveOutcome } from '#machines/account/save-form.ts'
import { addressEditMachine } from '#machines/cause-admin/address-edit/address-edit.machine.ts'
import { beingFoundEditMachine } from '#machines/cause-admin/being-found-edit/being-found-edit.machine.ts'
import { causePageMachine } from '#machines/cause-admin/cause-page/cause-page.machine.ts'
import { contactNumberEditMachine } from '#machines/cause-admin/contact-number-edit/contact-number-edit.machine.ts'
import { descriptionEditMachine } from '#machines/cause-admin/description-edit/description-edit.machine.ts'
import { linksEditMachine } from '#machines/cause-admin/links-edit/links-edit.machine.ts'
import { locationEditMachine } from '#machines/cause-admin/location-edit/location-edit.machine.ts'
import { paysForEditMachine } from '#machines/cause-admin/pays-for-edit/pays-for-edit.machine.ts'
import {
  searchVisibilityMachine,
  type VisibilityOutcome,
} from '#machines/cause-admin/search-visibility/search-visibility.machine.ts'
import { slugEditMachine } from '#machines/cause-admin/slug-edit/slug-edit.machine.ts'
import { targetEditMachine } from '#machines/cause-admin/target-edit/target-edit.machine.ts'
import { ApiFailure } from '#web/api/failure.ts'
import type { Site } from '#web/site/site.ts'
import { saving } from '#web/ui/saving.ts'

type Parts = Pick<Site, 'api' | 'session'>

/** V-019: every change says where and how it was agreed to. */
const terms = (id: number, statement: string) => ({
  path: `/account/causes/${id}/settings/cause-details`,
  statement,
  policies: [],
})

/** The call has other parts too, and names this one’s faults with where they are. */
function partOf(part: 'address' | 'paysFor', outcome: SaveOutcome): SaveOutcome {
  if (outcome.kind === 'saved') return outcome
  const named = Object.entries(outcome.fields).map(([field, code]) => [field.replace(`${part}.`, ''), code])
  return { kind: 'refused', fields: Object.fromEntries(named) }
}

export function causePageWith({ api }: Pick<Site, 'api'>, id: number) {
  return causePageMachine.provide({
    actors: {
      read: fromPromise(async () => {
        const [cause, location] = await Promise.all([
          api.ask(causeCalls.readCause, { path: { causeKey: id } }),
          api.ask(causePageCalls.readLocation, { path: { id, locationType: 'search' } }),
        ])
        return { cause: cause.details.cause, location: location.details.location?.Text ?? null }
      }),
    },
  })
}

export function descriptionEditWith({ api }: Parts, id: number) {
  return descriptionEditMachine.provide({
    actors: {
      save: fromPromise(({ input: { fields } }) =>
        saving(() => api.ask(causePageCalls.saveCause, { path: { id }, body: { description: fields?.description ?? '' } })),
      ),
    },
  })
}

export function slugEditWith({ api, session }: Parts, id: number) {
  return slugEditMachine.provide({
    actors: {
      save: fromPromise(({ input: { fields } }) =>
        saving(async () => {
          await api.ask(causePageCalls.saveCauseSlug, { path: { id }, body: { slug: fields?.slug ?? '' } })
          await session.reload()
        }),
      ),
    },
  })
}

export function locationEditWith({ api, session }: Parts, id: number) {
  return locationEditMachine.provide({
    actors: {
      save: fromPromise(({ input: { fields } }) =>
        saving(async () => {
          await api.ask(causePageCalls.saveLocation, {
            path: { id, locationType: 'search' },
            body: { Text: fields?.location ?? '', terms: terms(id, 'Save the location') },
          })
          await session.reload()
        }),
      ),
    },
  })
}

export function linksEditWith({ api }: Parts, id: number) {
  return linksEditMachine.provide({
    actors: {
      save: fromPromise(({ input: { fields } }) =>
        saving(() => api.ask(causePageCalls.saveCause, { path: { id }, body: fields ?? {} })),
      ),
    },
  })
}

export function targetEditWith({ api }: Parts, id: number) {
  return targetEditMachine.provide({
    actors: {
      save: fromPromise(({ input: { fields } }) =>
        saving(() => api.ask(causePageCalls.saveCause, { path: { id }, body: fields ?? {} })),
      ),
    },
  })
}

export function addressEditWith({ api }: Parts, id: number) {
  return addressEditMachine.provide({
    actors: {
      save: fromPromise(async ({ input: { fields } }) => {
        const body = fields ? { address: fields } : {}
        return partOf('address', await saving(() => api.ask(causePageCalls.saveCause, { path: { id }, body })))
      }),
    },
  })
}

export function paysForEditWith({ api }: Parts, id: number) {
  return paysForEditMachine.provide({
    actors: {
      save: fromPromise(async ({ input: { fields } }) => {
        const body = fields ? { paysFor: fields } : {}
        return partOf('paysFor', await saving(() => api.ask(causePageCalls.saveCause, { path: { id }, body })))
      }),
    },
  })
}

export function beingFoundEditWith({ api }: Parts, id: number) {
  return beingFoundEditMachine.provide({
    actors: {
      save: fromPromise(({ input: { fields } }) =>
        saving(() => api.ask(causePageCalls.saveCause, { path: { id }, body: { mayBeMarketed: fields?.permission === 'yes' } })),
      ),
    },
  })
}

export function contactNumberEditWith({ api }: Parts, id: number) {
  return contactNumberEditMachine.provide({
    actors: {
      save: fromPromise(({ input: { fields } }) =>
        saving(() => api.ask(causePageCalls.saveCause, { path: { id }, body: { phoneNumber: fields?.phoneNumber ?? '' } })),
      ),
    },
  })
}

export function searchVisibilityWith({ api }: Parts, id: number) {
  return searchVisibilityMachine.provide({
    actors: {
      saveVisibility: fromPromise(async ({ input }): Promise<VisibilityOutcome> => {
        const saved = api.ask(causePageCalls.saveCausePreferences, {
          path: { id },
          body: {
            preferences: { showLocationInSearch: input.isShown },
            terms: terms(id, input.isShown ? 'Show the location in searches' : 'Do not show the location in searches'),
          },
        })
        return saved.then(
          () => 'saved',
          (error) => {
            if (error instanceof ApiFailure && error.fields.showLocationInSearch === 'locationMissing') return 'locationMissing'
            throw error
          },
        )
      }),
    },
  })
}
