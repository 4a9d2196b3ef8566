import { Tab, TabList, TabPanel, Tabs } from '../../../../../components/ui/tabs.tsx';
import { DOCUMENTATION_PARTS } from './documentation-parts.tsx';

/** Loaded when the section is opened. In print, the parts still appear one below the other. */
const DocumentationTabs = () => (
  <Tabs defaultValue="Summary" className="printed-whole">
    <TabList label="Documentation">
      {DOCUMENTATION_PARTS.map(({ name }) => (
        <Tab key={name} value={name}>
          {name}
        </Tab>
      ))}
    </TabList>
    {DOCUMENTATION_PARTS.map(({ name, Part }) => (
      <TabPanel key={name} value={name}>
        <p aria-hidden className="mb-4 hidden border-b border-rule pb-1 font-bold print:block">
          {name}
        </p>
        <Part />
      </TabPanel>
    ))}
  </Tabs>
);

export default DocumentationTabs;
