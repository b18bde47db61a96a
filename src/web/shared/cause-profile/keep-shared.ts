import { accountCalls } from '#contract/account/account.calls.ts'
import { sharedFlag } from '#contract/cause-admin/dashboard.ts'
import type { Api } from '#web/api/client.ts'

/** D-016: who runs a cause has shared it. Without the server the step on the dashboard stays open. */
export function keepShared(api: Api): void {
  api.ask(accountCalls.saveUdo, { query: { ignoreResponse: 'true' }, body: { [sharedFlag]: true } }).catch(() => {})
}
