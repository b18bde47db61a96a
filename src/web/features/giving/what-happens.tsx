import { css } from '@linaria/core'
import type { AnyStateMachine } from 'xstate'
import { claimStages } from '#contract/giving/claim.ts'
import { donationStages } from '#contract/giving/donation.ts'
import type { Node } from '#machines/ends.ts'
import { findState } from '#machines/find-state.ts'
import { type ClaimEvent, claimMachine } from '#machines/giving/claim/claim.machine.ts'
import { type DonationEvent, donationMachine } from '#machines/giving/donation/donation.machine.ts'
import { t } from '#web/i18n/i18n.ts'
import { stageLabel, stageSentence, toneOf } from '#web/shared/transactions/labels.ts'
import { Collapsible } from '#web/ui/collapsible.tsx'
import { Status, type StatusTone } from '#web/ui/status.tsx'
import { bullets, soft, stack, tightStack } from '#web/ui/styles.ts'
import { claimTone } from './claim-labels.ts'

const list = css`max-inline-size: 42rem;`

/** Where somebody is who has come to a state: it may begin in one inside. */
function leafOf(node: Node): string {
  const [first] = node.config.initial === undefined ? [] : node.initial.target
  return first ? leafOf(first) : node.key
}

/** What can happen in a stage and where it leads, as the chart has it; what leaves it where it is, is no way on. A stage is a state without others inside. */
export function waysOn(machine: AnyStateMachine, stage: string): { event: string; to: string }[] {
  const ways: { event: string; to: string }[] = []
  const met = new Set<string>()
  for (let node = findState(machine, stage); node; node = node.parent) {
    const here = [...node.transitions].filter(([event]) => !met.has(event))
    for (const [event, transitions] of here) {
      // What a state does with an event, the states around it are not asked.
      met.add(event)
      const reached = transitions.flatMap(({ target = [] }) => target.map(leafOf))
      for (const to of new Set(reached)) if (to !== stage) ways.push({ event, to })
    }
  }
  return ways
}

interface WhatHappensProps<Stage extends string> {
  title: string
  machine: AnyStateMachine
  stages: readonly Stage[]
  toneOf(stage: Stage): StatusTone
  labelOf(stage: Stage): string
  sentenceOf(stage: Stage): string
  whenOf(event: string): string
}

/** What each stage means, and what leads where: read from the chart that decides it, so that it is never out of date. */
function WhatHappens<Stage extends string>(props: WhatHappensProps<Stage>) {
  const { title, machine, stages, labelOf, sentenceOf, whenOf } = props
  const known = (to: string) => stages.filter((stage) => stage === to)
  return (
    <Collapsible title={title}>
      <ul className={`${stack} ${list}`}>
        {stages.map((stage) => {
          const ways = waysOn(machine, stage).flatMap(({ event, to }) => known(to).map((next) => ({ event, next })))
          return (
            <li key={stage} className={tightStack}>
              <div>
                <Status tone={props.toneOf(stage)}>{labelOf(stage)}</Status>
              </div>
              <p>{sentenceOf(stage)}</p>
              {ways.length > 0 ? (
                <ul className={`${bullets} ${soft}`}>
                  {ways.map(({ event, next }) => (
                    <li key={`${event} ${next}`}>{t('giving:help.way', { when: whenOf(event), stage: labelOf(next) })}</li>
                  ))}
                </ul>
              ) : (
                <p className={soft}>{t('giving:help.end')}</p>
              )}
            </li>
          )
        })}
      </ul>
    </Collapsible>
  )
}

const donationWhen = {
  'returns.closed': () => t('giving:help.returnsClosed'),
  'retailer.confirmed': () => t('giving:help.confirmed'),
  'retailer.adjusted': () => t('giving:help.adjusted'),
  'retailer.declined': () => t('giving:help.declined'),
  'funds.received': () => t('giving:help.fundsReceived'),
  'run.joined': () => t('giving:help.runJoined'),
  'run.left': () => t('giving:help.runLeft'),
  'run.paid': () => t('giving:help.runPaid'),
  'run.returned': () => t('giving:help.runReturned'),
  'bonus.withdrawn': () => t('giving:help.bonusWithdrawn'),
} satisfies Record<DonationEvent['type'], () => string>
const claimWhen = {
  'tracking.passed': () => t('giving-claims:help.trackingPassed'),
  'donation.tracked': () => t('giving-claims:help.tracked'),
  'claim.withdrawn': () => t('giving-claims:help.withdrawn'),
  'claim.taken': () => t('giving-claims:help.taken'),
  'claim.returned': () => t('giving-claims:help.returned'),
  'claim.accepted': () => t('giving-claims:help.accepted'),
  'claim.declined': () => t('giving-claims:help.declined'),
  'claim.appealed': () => t('giving-claims:help.appealed'),
} satisfies Record<ClaimEvent['type'], () => string>

/** The words of an event; each event of the chart has some, or this doesn't compile. */
const saysOf = (words: Record<string, () => string>) => (event: string) => words[event]?.() ?? ''

export function DonationHelp() {
  return (
    <WhatHappens
      title={t('giving:help.title')}
      machine={donationMachine}
      stages={donationStages}
      toneOf={toneOf}
      labelOf={stageLabel}
      sentenceOf={stageSentence}
      whenOf={saysOf(donationWhen)}
    />
  )
}

export function ClaimHelp() {
  return (
    <WhatHappens
      title={t('giving-claims:help.title')}
      machine={claimMachine}
      stages={claimStages}
      toneOf={claimTone}
      labelOf={(stage) => t(`giving-claims:stage.${stage}.label`)}
      sentenceOf={(stage) => t(`giving-claims:stage.${stage}.sentence`)}
      whenOf={saysOf(claimWhen)}
    />
  )
}
