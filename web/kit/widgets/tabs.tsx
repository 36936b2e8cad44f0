import type { ReactNode } from 'react';
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components';
import { Icon } from '../icons.tsx';

export interface TabItem {
  readonly id: string;
  readonly label: string;
  readonly icon?: string;
  readonly content: ReactNode;
}

interface TabsProps {
  readonly label: string;
  readonly tabs: readonly TabItem[];
  readonly chosen: string;
  onChoose(id: string): void;
}

export function Tabs({ label, tabs, chosen, onChoose }: TabsProps) {
  return (
    <AriaTabs
      className="tabs"
      selectedKey={chosen}
      onSelectionChange={(key) => onChoose(String(key))}
    >
      <TabList className="tab-list" aria-label={label}>
        {tabs.map((tab) => (
          <Tab key={tab.id} id={tab.id} className="tab">
            {tab.icon && <Icon name={tab.icon} />}
            <span>{tab.label}</span>
          </Tab>
        ))}
      </TabList>
      {tabs.map((tab) => (
        <TabPanel key={tab.id} id={tab.id} className="tab-panel">
          {tab.content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
