import { fromPromise } from 'xstate'
import { accountCalls } from '#contract/account/account.calls.ts'
import { leavingCalls } from '#contract/account/leaving.calls.ts'
import { settingsCalls } from '#contract/account/settings.calls.ts'
import type { Preferences } from '#contract/account/user.ts'
import { proofCalls } from '#contract/sign-in/proof.calls.ts'
import { accountDeletionMachine, type DeletionOutcome } from '#machines/account/account-deletion/account-deletion.machine.ts'
import { causeSwitchMachine, type SwitchCause } from '#machines/account/cause-switch/cause-switch.machine.ts'
import { dataDownloadMachine } from '#machines/account/data-download/data-download.machine.ts'
import { type CodeOutcome, emailChangeMachine } from '#machines/account/email-change/email-change.machine.ts'
import { passwordChangeMachine } from '#machines/account/password-change/password-change.machine.ts'
import { preferencesMachine } from '#machines/account/preferences/preferences.machine.ts'
import { profileEditMachine } from '#machines/account/profile-edit/profile-edit.machine.ts'
import { ApiFailure } from '#web/api/failure.ts'
import type { Site } from '#web/site/site.ts'
import { passwordRefusalIn, saving } from '#web/ui/saving.ts'

type Parts = Pick<Site, 'api' | 'session'>

/** V-019, V-020: every change says where and how it was agreed to. */
const agreed = (path: string, statement: string) => ({ terms: { path, statement } })

const has = (error: unknown, code: string) => error instanceof ApiFailure && error.code === code

export function profileEditWith({ api, session }: Parts) {
  return profileEditMachine.provide({
    actors: {
      save: fromPromise(({ input: { fields } }) =>
        saving(async () => {
          const body = { ...fields, ...agreed('/account/settings/personal-details', 'Save') }
          await api.ask(settingsCalls.saveProfile, { body })
          await session.reload()
        }),
      ),
    },
  })
}

export function passwordChangeWith({ api }: Parts) {
  return passwordChangeMachine.provide({
    actors: {
      save: fromPromise(({ input: { fields } }) =>
        saving(async () => {
          const { oldPassword = '', newPassword = '' } = fields ?? {}
          const body = { oldPassword, newPassword, ...agreed('/account/settings/login-and-security', 'Save the new password') }
          await api.ask(settingsCalls.savePassword, { body })
        }),
      ),
    },
  })
}

export function emailChangeWith({ api, session }: Parts) {
  return emailChangeMachine.provide({
    actors: {
      saveEmail: fromPromise(({ input: { email } }) =>
        saving(() =>
          api.ask(settingsCalls.saveEmail, {
            body: { email, ...agreed('/account/settings/login-and-security', 'Mail me a code') },
          }),
        ),
      ),
      confirmEmail: fromPromise(async ({ input: { code } }): Promise<CodeOutcome> => {
        try {
          const outcome = await saving(() => api.ask(settingsCalls.confirmEmail, { body: { code } }))
          if (outcome.kind === 'saved') await session.reload()
          return outcome
        } catch (error) {
          if (has(error, 'linkExpired')) return { kind: 'expired' }
          throw error
        }
      }),
    },
  })
}

export function preferencesWith({ api, session }: Parts) {
  return preferencesMachine.provide({
    actors: {
      readPreferences: fromPromise(async () => (await api.ask(accountCalls.readMe)).details.preferences),
      savePreferences: fromPromise<void, { preferences: Preferences | null }>(async ({ input: { preferences } }) => {
        const body = { preferences: preferences ?? {}, ...agreed('/account/settings/preferences', 'Save') }
        await api.ask(settingsCalls.savePreferences, { body })
        await session.reload()
      }),
    },
  })
}

export function dataDownloadWith({ api, browser }: Pick<Site, 'api' | 'browser'>) {
  return dataDownloadMachine.provide({
    actors: {
      readFiles: fromPromise(async () => (await api.ask(leavingCalls.readDataFiles)).details),
      requestData: fromPromise<void>(async () => {
        const at = new Date(browser.now()).toISOString()
        const body = { request_time: at, request_type: 'archive', ticket_creation_time: at }
        await api.ask(leavingCalls.requestData, { body })
      }),
      download: fromPromise<void, { id: string }>(async ({ input: { id } }) => {
        const { details } = await api.ask(leavingCalls.readDataFile, { path: { fileId: id } })
        location.assign(details.address)
      }),
    },
  })
}

export function accountDeletionWith({ api }: Pick<Site, 'api'>) {
  return accountDeletionMachine.provide({
    actors: {
      closeAccount: fromPromise(async ({ input: { password } }): Promise<DeletionOutcome> => {
        try {
          if (password) await api.ask(proofCalls.verifyPassword, { body: { password } })
          const { deletedOn } = (await api.ask(leavingCalls.disable, { body: {} })).details
          return { kind: 'closed', deletedOn }
        } catch (error) {
          if (has(error, 'onlyAdmin')) return { kind: 'onlyAdmin' }
          return passwordRefusalIn(error)
        }
      }),
    },
  })
}

export function causeSwitchWith({ api, session }: Parts) {
  return causeSwitchMachine.provide({
    actors: {
      saveCause: fromPromise<void, { cause: SwitchCause | null }>(async ({ input: { cause } }) => {
        if (!cause) return
        await api.ask(settingsCalls.chooseCause, { body: { causeId: cause.id } })
        await session.reload()
      }),
    },
  })
}
