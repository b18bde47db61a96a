import { css } from '@linaria/core'
import type { IconNode } from 'lucide'
import type { AnyStateMachine } from 'xstate'
import type { Node } from '#machines/ends.ts'
import { findState } from '#machines/find-state.ts'
import { Collapsible } from '#web/ui/collapsible.tsx'
import type { IconName } from '#web/ui/icons.tsx'
import { Status, type StatusTone } from '#web/ui/status.tsx'
import { bullets, soft, stack, tightStack } from '#web/ui/styles.ts'

const list = css`max-inline-size: 42rem;`
const terms = css`max-inline-size: 42rem; margin-block: var(--s5) 0; & dt { font-weight: 650; } & dd { margin: 0; }`

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

interface Look {
  tone: StatusTone
  icon?: IconName | IconNode | undefined
  label: string
  sentence: string
}

interface WhatHappensProps<Stage extends string> {
  title: string
  machine: AnyStateMachine
  stages: readonly Stage[]
  /** How a stage is shown and called: one that has two names is explained by each. */
  looksOf(stage: Stage): readonly Look[]
  /** What leads on, and where: each event of the chart has its words. */
  wayOf(event: string, next: Stage): string
  /** Where nothing leads on. */
  end: string
  /** What the figures beside the stages are. */
  figures?: readonly (readonly [name: string, meaning: string])[]
}

/** What each stage means, and what leads where: read from the chart that decides it, so that it is never out of date. */
export function WhatHappens<Stage extends string>(props: WhatHappensProps<Stage>) {
  const { title, machine, stages, looksOf, wayOf, end, figures } = props
  const known = (to: string) => stages.filter((stage) => stage === to)
  return (
    <Collapsible title={title}>
      <ul className={`${stack} ${list}`}>
        {stages.map((stage) => {
          const ways = waysOn(machine, stage).flatMap(({ event, to }) => known(to).map((next) => ({ event, next })))
          return looksOf(stage).map(({ tone, icon, label, sentence }) => (
            <li key={`${stage} ${label}`} className={tightStack}>
              <div>
                <Status tone={tone} icon={icon}>
                  {label}
                </Status>
              </div>
              <p>{sentence}</p>
              {ways.length > 0 ? (
                <ul className={`${bullets} ${soft}`}>
                  {ways.map(({ event, next }) => (
                    <li key={`${event} ${next}`}>{wayOf(event, next)}</li>
                  ))}
                </ul>
              ) : (
                <p className={soft}>{end}</p>
              )}
            </li>
          ))
        })}
      </ul>
      {figures && (
        <dl className={`${stack} ${terms}`}>
          {figures.map(([name, meaning]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      )}
    </Collapsible>
  )
}
