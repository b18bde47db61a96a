import { fromPromise } from 'xstate'
import { registrationCauseCalls } from '#contract/registration/cause.calls.ts'
import type { AdminRequestFields } from '#contract/registration/cause-registration.rules.ts'
import { type AdminRequestOutcome, adminRequestMachine } from '#machines/registration/admin-request/admin-request.machine.ts'
import { ApiFailure } from '#web/api/failure.ts'
import { digest } from '#web/platform/digest.ts'
import type { Site } from '#web/site/site.ts'

/** The call's names of the fields. */
const names: Record<string, keyof AdminRequestFields> = { emailAddress: 'email', phoneNumber: 'phone', evidence: 'evidence' }

/** `key` tells this request from every other. */
export const adminRequestWith = ({ api }: Pick<Site, 'api'>, key: string) =>
  adminRequestMachine.provide({
    actors: {
      sendRequest: fromPromise(async ({ input: { causeId, fields } }): Promise<AdminRequestOutcome> => {
        const body = { emailAddress: fields.email, phoneNumber: fields.phone, evidence: fields.evidence }
        try {
          const idempotencyKey = `${key}-request-${digest(JSON.stringify(body))}`
          const { details } = await api.ask(registrationCauseCalls.requestAdmin, { path: { id: causeId }, body, idempotencyKey })
          return { kind: 'received', reference: details.ticketReference }
        } catch (error) {
          if (!(error instanceof ApiFailure) || error.status !== 422) throw error
          const faults = Object.entries(error.fields).map(([name, code]) => [names[name] ?? name, code])
          return { kind: 'refused', fields: Object.fromEntries(faults) }
        }
      }),
    },
  })
