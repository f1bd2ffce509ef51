public import GenericForm
